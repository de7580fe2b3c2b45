/** Whether a round of this page's game is under way: the page is not loaded anew then [B21]. */
let underWay = false;

export const isRoundUnderWay = (): boolean => underWay;

export function noteRounds(count: number): void {
  underWay = count > 0;
}
