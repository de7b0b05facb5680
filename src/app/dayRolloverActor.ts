import {createActor, fromPromise} from 'xstate'
import {agendaPath} from '../../domain/agenda/routes.ts'
import {dayRolloverMachine} from '../../machines/agenda/dayRollover.machine.ts'
import {hasUnsaved} from '../../machines/shared/outbox.queue.ts'
import type {Companions} from '../features/companions.ts'
import {readLoginDays} from '../services/agenda/loginDays.ts'
import {isExamRunning, onRunningExam} from '../services/exam/runningExam.ts'
import {timeZone} from '../services/platform/device.ts'
import {loadNewVersion} from '../services/platform/serviceWorker.ts'
import {reloadAt} from '../services/platform/url.ts'
import type {CompanionNeeds, Life, StudentHome} from './life.ts'

/** Watches for a new study day and a new version (F-035); a running exam and what is unsaved hold it (D-06), also what was there before it came. */
export function runDayRollover(
  {client, outbox, hasNewVersion}: CompanionNeeds,
  {now}: Pick<StudentHome, 'now'>,
  life: Life,
): Companions['dayRollover'] {
  const actor = life.run(
    createActor(
      dayRolloverMachine.provide({
        actors: {readLoginDays: fromPromise(() => readLoginDays(client()))},
        actions: {reload: (_, {reason}) => (reason === 'newDay' ? reloadAt(agendaPath) : loadNewVersion())},
      }),
      {input: {timeZone}},
    ),
  )
  life.tick(actor)
  const tellWork = () => {
    const isBusy = hasUnsaved(outbox.getSnapshot().context) || isExamRunning(now())
    if (isBusy !== actor.getSnapshot().context.isBusy) actor.send({type: 'work.changed', isBusy})
  }
  const watch = outbox.subscribe(tellWork)
  life.atEnd(() => watch.unsubscribe())
  life.atEnd(onRunningExam(tellWork))
  tellWork()
  if (hasNewVersion()) actor.send({type: 'version.available'})
  return actor
}
