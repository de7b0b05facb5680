export type MenuEvent =
  /** The pointer of a mouse or pen is over the rail, or has left it. */
  | {readonly type: 'pointer.enter'}
  | {readonly type: 'pointer.leave'}
  /** The keyboard's focus is in the rail, or has left it. */
  | {readonly type: 'focus.enter'}
  | {readonly type: 'focus.leave'}
  /** The button of the rail, for fingers and for whoever wants it to stay open. */
  | {readonly type: 'rail.toggle'}
  | {readonly type: 'menu.escape'}
  /** 'Mais' of the bottom bar. */
  | {readonly type: 'drawer.open'}
  | {readonly type: 'drawer.close'}
  /** An entry was followed. */
  | {readonly type: 'menu.pick'}
