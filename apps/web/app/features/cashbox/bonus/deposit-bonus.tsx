import type { BonusOffer } from '@liftoff/contract/bonus';
import type { User } from '@liftoff/contract/account/account';
import { isOfCode } from '@liftoff/rules/bonus/shown-offer';
import { FieldLabel } from '@liftoff/ui/field';
import { GiftIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useSite } from '../../../shared/site/site.ts';
import { BonusCode } from './bonus-code.tsx';
import { depositOffersQuery } from './deposit-offers.ts';
import { NoBonusRow, OfferRow } from './offer-row.tsx';
import { OfferTerms } from './offer-terms.tsx';

/** The bonus offers of a deposit and the one that the player has chosen. */
export interface BonusChoice {
  /** The signed-in player if bonuses may be issued to them; `null` if not, so that nothing about bonuses is shown. */
  readonly player: User | null;
  /** The offers that can be chosen; `null` until they are loaded. */
  readonly offers: readonly BonusOffer[] | null;
  readonly chosen: BonusOffer | null;
  /** `null` chooses no bonus. */
  readonly choose: (offer: BonusOffer | null) => void;
  /** What the order says about the bonus: an offer's id, `null` for none, `undefined` for the player's deposit code. */
  readonly ordered: string | null | undefined;
}

/**
 * The choice of a bonus for a deposit in a currency. No offer is chosen for the player. Only the offer of a deposit
 * code, which the player has set, is chosen until they choose otherwise.
 */
export function useBonusChoice(currency: string): BonusChoice {
  const user = usePlayerSeed()?.user;
  const { locale } = useSite();
  const [own, setOwn] = useState<string | null>();
  const player = user?.can_issue_bonuses === true ? user : null;
  const code = player?.deposit_bonus_code ?? null;
  const asker = player ?? { id: 0, can_issue_bonuses: false, deposit_bonus_code: null, statuses: [] };
  const { data, isError } = useQuery(depositOffersQuery(asker, locale));
  const offers = data?.filter(offer => offer.currency === currency) ?? (isError ? [] : null);
  const ofCode = offers?.find(offer => isOfCode(offer, code)) ?? null;
  const chosen = own === undefined ? ofCode : (offers?.find(({ id }) => id === own) ?? null);
  return {
    player,
    offers,
    chosen,
    choose: offer => setOwn(offer?.id ?? null),
    ordered: chosen === null ? null : isOfCode(chosen, code) ? undefined : chosen.id,
  };
}

interface DepositBonusProps {
  choice: BonusChoice;
  /** The typed amount in minor units; `null` if it is not a valid amount. */
  amount: bigint | null;
  /** Brings the choice into view once it is loaded [ROUTE-041]. */
  inView: boolean;
}

/** The bonus choice of the deposit step, with the key terms of every offer for the typed amount [C28]. */
export function DepositBonus({ choice, amount, inView }: DepositBonusProps) {
  const { player, offers, chosen, choose } = choice;
  const t = useTranslations('cashbox.bonus');
  const group = useId();
  const section = useRef<HTMLElement>(null);
  const isLoaded = player === null || offers !== null;
  useEffect(() => {
    if (inView && isLoaded) section.current?.scrollIntoView({ block: 'nearest' });
  }, [inView, isLoaded]);
  if (player === null && !inView) return null;
  return (
    <section ref={section} className="deposit-bonus">
      <fieldset className="payment-methods">
        <FieldLabel as="legend" className="payment-methods__title">
          {t('title')}
        </FieldLabel>
        {offers !== null && offers.length > 0 && (
          <>
            <NoBonusRow group={group} isChosen={chosen === null} onChoose={() => choose(null)} />
            {offers.map(offer => (
              <OfferRow
                key={offer.id}
                group={group}
                offer={offer}
                amount={amount}
                isChosen={offer === chosen}
                onChoose={() => choose(offer)}
              />
            ))}
            <p className="caption text-muted">{t('note')}</p>
          </>
        )}
        {isLoaded && !offers?.length && <Notice icon={GiftIcon}>{t('none')}</Notice>}
      </fieldset>
      {player && <BonusCode player={player} offers={offers} />}
      {chosen && <OfferTerms offer={chosen} amount={amount} />}
    </section>
  );
}
