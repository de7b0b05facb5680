export type ShortcutAction =
  | {readonly kind: 'pick'; readonly choice: number}
  | {readonly kind: 'strike'; readonly choice: number}
  | {readonly kind: 'next'}
  | {readonly kind: 'previous'}
  | {readonly kind: 'answer'}
  | {readonly kind: 'comment'}
  | {readonly kind: 'labs'}

const strikeKeys = ['q', 'w', 'e', 'r', 't']

/**
 * The action of a key (spec 2§5): 1-5 pick, q-t strike, arrows move, right Ctrl answers, right Shift shows the comment; l
 * opens and closes the laboratory values.
 */
export function actionOfKey({key, code}: Pick<KeyboardEvent, 'key' | 'code'>): ShortcutAction | null {
  if (code === 'ControlRight') return {kind: 'answer'}
  if (code === 'ShiftRight') return {kind: 'comment'}
  if (/^[1-5]$/.test(key)) return {kind: 'pick', choice: Number(key) - 1}
  if (key === 'ArrowRight') return {kind: 'next'}
  if (key === 'ArrowLeft') return {kind: 'previous'}
  if (key.toLowerCase() === 'l') return {kind: 'labs'}
  const choice = strikeKeys.indexOf(key.toLowerCase())
  return choice === -1 ? null : {kind: 'strike', choice}
}

const typing =
  'input:not([type=radio]):not([type=checkbox]):not([type=button]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], body:has(#root > [inert])'

/** Where keys belong to what has the focus, or to nothing: under the splash. */
export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typing) !== null

/**
 * The action of a key: none while typing, with a modifier held, or while the key is held down (D-30). Arrows that move do
 * nothing else.
 */
export function shortcutOf(event: KeyboardEvent): ShortcutAction | null {
  const isModifierKey = event.code === 'ControlRight' || event.code === 'ShiftRight'
  if (event.repeat || isTyping(event.target) || event.altKey || event.metaKey) return null
  if (!isModifierKey && (event.ctrlKey || event.shiftKey)) return null
  const action = actionOfKey(event)
  if (action?.kind === 'next' || action?.kind === 'previous') event.preventDefault()
  return action
}
