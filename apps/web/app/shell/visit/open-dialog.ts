/** Whether a dialog of any kind is open, the site's or the browser's own; `survey.css` hides the survey by the same. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
