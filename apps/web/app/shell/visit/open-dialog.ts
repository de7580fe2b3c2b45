/**
 * Whether a dialog is open, either one of the site's or a native one. `survey.css` hides the survey under the same
 * condition.
 */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
