import {type ActorRefFrom, type InputFrom, sendTo} from 'xstate'
import {examMachine} from '../../../machines/diagnostic/exam.machine.ts'
import type {outboxMachine} from '../../../machines/outbox/outbox.machine.ts'
import type {DiagnosticOperation, Write, WriteRequested} from '../../../machines/outbox/outbox.types.ts'
import {forgetKeptExam, watchExam} from '../../services/diagnostic/exam.actors.ts'
import {outboxOwner, waitingWrites} from '../../services/diagnostic/outbox.ts'
import {
  changeBegun,
  compassFlag,
  type DiagnosticKind,
  forgetDiagnostic,
  storeBegun,
} from '../../services/diagnostic/store.ts'
import {serverClock} from '../../services/platform/clock.ts'
import {goToClean, queryParameter} from '../../services/platform/url.ts'
import {examText} from '../../text/diagnostic/diagnostic.ts'
import {notify} from '../../ui/status/notify.ts'
import {diagnosticPaths} from './paths.ts'
import {isOfThisVisit} from './visit.ts'

/** Hands a write of a diagnostic to the outbox. */
const writeEvent = (key: string, id: string, write: Write<DiagnosticOperation>): WriteRequested => ({
  type: 'write.requested',
  entry: {...write, key, lane: id, owner: outboxOwner, requestedAt: serverClock.now(), attempts: 0, refusal: null},
})

type Deps = {readonly kind: DiagnosticKind; readonly outbox: ActorRefFrom<typeof outboxMachine>}

/** The chart of the exam over this device and the outbox. */
export const createExamMachine = ({kind, outbox}: Deps) =>
  examMachine.provide({
    actors: {watchExam},
    actions: {
      requestMark: sendTo(outbox, (_, {id: exam, questionId, choice, key}) =>
        writeEvent(key, exam, {
          operation: 'updateDiagnosticExamPreChoice',
          input: {
            _id: exam,
            preChoice: {questionId, selected: choice, dateNow: new Date(serverClock.now()).toISOString()},
          },
        }),
      ),
      requestFinish: sendTo(outbox, (_, {id: exam, key}) =>
        writeEvent(key, exam, {operation: 'finishDiagnosticExam', input: {_id: exam}}),
      ),
      openNext: (_, {id: exam, isPartial}) => {
        changeBegun(exam, {isFinished: true})
        goToClean(isPartial ? diagnosticPaths.partialResult : diagnosticPaths.contact)
      },
      restart: () => {
        forgetKeptExam()
        const isOfCompass = kind === 'partial' || compassFlag.read()
        if (kind === 'partial') storeBegun('partial', null)
        else forgetDiagnostic()
        goToClean(isOfCompass ? diagnosticPaths.compass : diagnosticPaths.start)
      },
      notifyRefused: () => notify({tone: 'error', title: examText.notSaved, text: examText.notSavedHint}),
      notifyNotFinished: () => notify({tone: 'error', title: examText.notFinished, text: examText.notFinishedHint}),
    },
  })

/** What this device knows of an exam before the server has told of it. */
export const examInput = (id: string, kind: DiagnosticKind): InputFrom<typeof examMachine> => ({
  id,
  first: queryParameter('id'),
  isReturning: kind === 'complete' && !isOfThisVisit(id),
  waiting: waitingWrites().filter(({lane}) => lane === id),
})
