/** Where the focus mode is used: flashcards have a message of their own (spec 2§8). */
export type FocusKind = 'question' | 'flashcard'

export type FocusInput = {
  readonly kind: FocusKind
  /** The focus mode is on already: the student went from one question to another. */
  readonly isOn: boolean
}

export type FocusContext = {readonly kind: FocusKind; readonly isOn: boolean}

export type FocusEvent =
  /** `isBrowserFull`: the browser itself fills the screen (F11), which no page can tell from its own doing. */
  | {readonly type: 'focus.toggle'; readonly isBrowserFull: boolean}
  /** The browser has left the full screen: by Escape, by a gesture, or because another page asked for it. */
  | {readonly type: 'fullscreen.left'}
