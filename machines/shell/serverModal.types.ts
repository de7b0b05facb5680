/** A message of the operator; its text comes in lines (spec 1§3). */
export type ServerMessage = {readonly title: string; readonly text: readonly string[]}

/** What the server answers when asked for a message. */
export type ModalDisplay = ServerMessage & {readonly shouldExecute: boolean}

export type ServerModalContext = ServerMessage

export type ServerModalEvent = {readonly type: 'student.ready'} | {readonly type: 'modal.close'}
