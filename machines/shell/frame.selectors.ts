import type {SnapshotFrom} from 'xstate'
import {frameAddress, frameSandbox} from '../../domain/shell/frames.ts'
import type {frameMachine} from './frame.machine.ts'

type FrameSnapshot = SnapshotFrom<typeof frameMachine>

/** What the frame on the screen is made of; null while there is none. */
export type FrameSource = {readonly address: string; readonly sandbox: string; readonly attempt: number}

/** The frame on the screen, told apart by its attempt; null while there is none. */
export function frameSource(state: FrameSnapshot): FrameSource | null {
  const {kind, app, token, route, attempt} = state.context
  if (!state.hasTag('framed') || app === null) return null
  const address = frameAddress({kind, app, token, route})
  return address === null ? null : {address, sandbox: frameSandbox(app.url), attempt}
}
