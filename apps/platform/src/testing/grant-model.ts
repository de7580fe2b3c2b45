/**
 * An independent, simple model of one wallet with at most one active bonus, against which the platform is compared. It
 * knows the rules from their text [PX-03, PX-12, PX-13, PX-17, PX-18, PX-21, PX-31, PX-37] and shares no code with them.
 */
export interface ModelWallet {
  cash: number;
  bonus: number;
  /** `none` until a bonus is activated. */
  stage: 'none' | 'active' | 'waiting' | 'finished' | 'lost' | 'canceled';
  toWager: number;
  wagered: number;
  maxWin: number | null;
  /** Set if the bonus ends when its open round closes. */
  ending: boolean;
  open: ModelRound[];
  completedBy: string | null;
  converted: number;
}

interface ModelRound {
  id: string;
  cash: number;
  bonus: number;
  counted: number;
}

export const emptyWallet = (): ModelWallet => ({
  cash: 0,
  bonus: 0,
  stage: 'none',
  toWager: 0,
  wagered: 0,
  maxWin: null,
  ending: false,
  open: [],
  completedBy: null,
  converted: 0,
});

const smallest = 10;

export function modelBonus(w: ModelWallet, amount: number, toWager: number, maxWin: number | null): void {
  Object.assign(w, { bonus: amount, stage: 'active', toWager, wagered: 0, maxWin, ending: false, completedBy: null });
  w.converted = 0;
}

/** Takes a stake. Returns whether it was taken. */
export function modelStake(w: ModelWallet, id: string, stake: number): boolean {
  const usable = w.stage === 'active' && !w.ending;
  const cash = Math.min(stake, w.cash);
  const bonus = stake - cash;
  if (bonus > (usable ? w.bonus : 0)) return false;
  const counted = usable ? Math.min(stake, w.toWager - w.wagered) : 0;
  w.cash -= cash;
  w.bonus -= bonus;
  w.wagered += counted;
  const round = { id, cash, bonus, counted };
  w.open.push(round);
  if (usable && w.wagered === w.toWager) {
    w.completedBy = id;
    if (w.open.every(other => other === round || other.bonus === 0)) convert(w);
    else w.stage = 'waiting';
  }
  return true;
}

function convert(w: ModelWallet): void {
  w.converted = w.maxWin === null ? w.bonus : Math.min(w.bonus, w.maxWin);
  w.cash += w.converted;
  w.bonus = 0;
  w.stage = 'finished';
}

/** Whether a round in which bonus money is staked is open. */
const inPlay = (w: ModelWallet): boolean => w.open.some(({ bonus }) => bonus > 0);

/** What becomes of the bonus once a round has closed. */
function afterRound(w: ModelWallet): void {
  if (inPlay(w)) return;
  if (w.stage === 'waiting') convert(w);
  else if (w.stage === 'active' && w.ending) lose(w, 'canceled');
  else if (w.stage === 'active' && w.bonus < smallest) lose(w, 'lost');
}

function lose(w: ModelWallet, stage: 'canceled' | 'lost'): void {
  w.bonus = 0;
  w.stage = stage;
  w.ending = false;
}

const take = (w: ModelWallet, id: string): ModelRound => {
  const round = w.open.find(each => each.id === id);
  if (round === undefined) throw new Error(`The model has no round ${id}`);
  w.open.splice(w.open.indexOf(round), 1);
  return round;
};

/** Whether closing this round can change the bonus: it contains bonus money. */
export function modelWin(w: ModelWallet, id: string, win: number): void {
  const round = take(w, id);
  const stake = round.cash + round.bonus;
  const share = stake === 0 ? 0 : Math.floor((win * round.bonus) / stake);
  const toBonus = round.cash === 0 && round.bonus > 0 ? win : share;
  if (w.stage === 'active') w.bonus += toBonus;
  w.cash += w.stage === 'active' ? win - toBonus : win;
  if (round.bonus > 0) afterRound(w);
}

export function modelReturn(w: ModelWallet, id: string): void {
  const round = take(w, id);
  const reopens = w.stage === 'finished' && w.completedBy === id && w.cash >= w.converted;
  if (reopens) {
    w.cash -= w.converted;
    w.bonus = w.converted;
    w.converted = 0;
  }
  const undone = w.stage === 'active' || (w.stage === 'waiting' && round.counted > 0) || reopens;
  if (undone) Object.assign(w, { stage: 'active', completedBy: null, wagered: w.wagered - round.counted });
  w.cash += round.cash;
  if (w.stage === 'active') w.bonus += round.bonus;
  else w.cash += round.bonus;
  if (round.bonus > 0 && !reopens) afterRound(w);
}

export function modelCancel(w: ModelWallet): void {
  if (w.stage !== 'active') return;
  if (inPlay(w)) w.ending = true;
  else lose(w, 'canceled');
}
