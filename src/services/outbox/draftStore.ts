import {fromCallback} from 'xstate'
import type {Draft, DraftCommand} from '../../../machines/outbox/draftSync.types.ts'
import {randomId} from '../platform/device.ts'

/** Drafts of one kind, as this device keeps them. */
export type DraftSource = {
  /** Calls back with the id of every draft that changes in this tab. Returns the stop. */
  readonly onChange: (listener: (id: string) => void) => () => void
  /** Every draft that the server has not got. */
  readonly unsent: () => readonly string[]
  /** The draft of that id, null when the server has it. */
  readonly read: (id: string) => Draft | null
  /** The server has taken this version, or will never take it; a later one stays to be sent. */
  readonly settle: (draft: Draft) => void
}

/** The listener of `draftSyncMachine` over one kind of draft. */
export const draftStoreOf = ({onChange, unsent, read, settle}: DraftSource) =>
  fromCallback<DraftCommand, undefined>(({sendBack, receive}) => {
    receive((command) => {
      if (command.type === 'drafts.settle') command.drafts.forEach(settle)
      else if (command.type === 'drafts.seek')
        for (const id of unsent()) sendBack({type: 'draft.noticed', id, key: randomId()})
      else
        for (const {id, key} of command.drafts) {
          const draft = read(id)
          if (draft) sendBack({type: 'draft.found', key, draft})
        }
    })
    return onChange((id) => sendBack({type: 'draft.changed', id, key: randomId()}))
  })
