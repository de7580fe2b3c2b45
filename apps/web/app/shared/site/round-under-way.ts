/** Whether a round of the game on this page is in progress. If so, the page must not be reloaded [B21]. */
let underWay = false;

export const isRoundUnderWay = (): boolean => underWay;

export function noteRounds(count: number): void {
  underWay = count > 0;
}
