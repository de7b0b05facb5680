import type {Client} from '@urql/core'
import {draftSyncMachine} from '../../machines/outbox/draftSync.machine.ts'
import type {StudentActors} from '../features/studentActors.ts'
import {actorOf} from '../features/actorSystem.ts'
import {type DraftSource, draftStoreOf} from '../services/outbox/draftStore.ts'
import {beforeSignOut} from '../services/platform/signOutHooks.ts'
import {readPreferences} from '../services/question/preferences.actors.ts'
import {forgetLiveMarks, forgetOldMarks} from '../services/question/unsentMarks.ts'
import {adoptPreferences} from '../services/question/unsentPreferences.ts'
import {link} from './link.ts'

/** Drafts of one kind, sent by way of the outbox. */
export const draftSyncLogic = (source: DraftSource, writeEvent: StudentActors['writeEvent']) =>
  draftSyncMachine.provide({
    actors: {draftStore: draftStoreOf(source)},
    actions: {
      requestWrite: ({system}, {key, draft}) =>
        actorOf(system, 'outbox').send(writeEvent(key, draft.lane, draft.write)),
    },
  })

/** Tells drafts what became of their writes, and that the student is about to sign out; keeps what the device has in order. */
export const draftNews = (client: () => Client) =>
  link(({actor}) => {
    const drafts = [actor('marksSync'), actor('preferencesSync')]
    forgetOldMarks()
    void readPreferences(client()).then((account) => account && adoptPreferences(account))
    return [
      ...(['write.confirmed', 'write.refused'] as const).map((type) =>
        actor('outbox').on(type, (event) => {
          for (const one of drafts) one.send(event)
        }),
      ),
      beforeSignOut(() => {
        for (const one of drafts) one.send({type: 'session.ending'})
        return Promise.resolve()
      }),
      forgetLiveMarks,
    ]
  })
