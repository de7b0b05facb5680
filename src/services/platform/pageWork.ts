/** Windows and menus that lie over the page, whoever has opened them. */
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

/** Fields in which a student writes. */
const fields = 'textarea, [contenteditable]:not([contenteditable="false"]), input, select'

/** Whether a window lies over the page, or one part of it fills the screen. */
export const isPageCovered = (): boolean =>
  document.fullscreenElement !== null ||
  [...document.querySelectorAll(windows)].some((one) => one.checkVisibility() && !one.closest('[hidden], [inert]'))

/** Whether the student is in a field now, or a text stands in one that is not sent: an essay, a comment. */
export const isWriting = (): boolean =>
  (document.activeElement?.matches(fields) ?? false) ||
  [...document.querySelectorAll('textarea')].some(({value}) => value.trim() !== '')
