import {createActor, fromPromise} from 'xstate'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {hasUnsaved} from '../../machines/shared/outbox.queue.ts'
import type {Companions} from '../features/companions.ts'
import {readLoginDays} from '../services/agenda/loginDays.ts'
import {timeZone} from '../services/platform/device.ts'
import {loadNewVersion} from '../services/platform/serviceWorker.ts'
import {reloadAt} from '../services/platform/url.ts'
import type {CompanionNeeds, Life} from './life.ts'

/** Watches for a new study day and a new version (F-035); what is unsaved or was announced before it came counts from its start. */
export function runDayRollover({client, outbox, hasNewVersion}: CompanionNeeds, life: Life): Companions['dayRollover'] {
  const actor = life.run(createActor(
    dayRolloverMachine.provide({
      actors: {readLoginDays: fromPromise(() => readLoginDays(client()))},
      actions: {reload: (_, {reason}) => (reason === 'newDay' ? reloadAt(agendaPath) : loadNewVersion())},
    }),
    {input: {timeZone}},
  ))
  life.tick(actor)
  const tellWork = () => {
    const isBusy = hasUnsaved(outbox.getSnapshot().context)
    if (isBusy !== actor.getSnapshot().context.isBusy) actor.send({type: 'work.changed', isBusy})
  }
  const watch = outbox.subscribe(tellWork)
  life.atEnd(() => watch.unsubscribe())
  tellWork()
  if (hasNewVersion()) actor.send({type: 'version.available'})
  return actor
}
