import {useSelector} from '@xstate/react'
import {Suspense, useEffect, useState} from 'react'
import {featureOf} from '../../../domain/feedback/features.ts'
import {calmMs, promptPlaceOf} from '../../../domain/feedback/prompts.ts'
import {promptQueueMachine} from '../../../machines/feedback/promptQueue.machine.ts'
import {hasUnsaved} from '../../../machines/outbox/outbox.queue.ts'
import {isExamRunning} from '../../services/exam/runningExam.ts'
import {type Surveys, surveysConfig} from '../../services/feedback/surveys.ts'
import {logOnly} from '../../services/platform/log.ts'
import {isPageCovered, isWriting} from '../../services/platform/pageWork.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {useBackgroundActors} from '../background.ts'
import {useRoot} from '../root.ts'
import {useLocation} from '../shell/useAddress.ts'
import {useOverlay} from '../shell/useOverlay.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {watchFinishes} from './finishes.ts'
import type {Queue} from './prompt.ts'
import {PromptQueueView} from './PromptQueueView.tsx'

const Nps = lazyNamed(() => import('./Nps.tsx'), 'Nps')
const TemporarySurvey = lazyNamed(() => import('./TemporarySurvey.tsx'), 'TemporarySurvey')
const FeatureRating = lazyNamed(() => import('./FeatureRating.tsx'), 'FeatureRating')

/** What this deployment asks; null until that is known. */
function useSurveys(): Surveys | null {
  const [surveys, setSurveys] = useState<Surveys | null>(null)
  useEffect(() => {
    let isOver = false
    surveysConfig().then(
      (config) => {
        if (!isOver) setSurveys(config)
      },
      (error: unknown) => logOnly('surveys', error),
    )
    return () => {
      isOver = true
    }
  }, [])
  return surveys
}

/** Tells the queue where the student is, what is finished there, and every second whether something forbids a prompt. */
function useNews(queue: Queue, path: string): void {
  const {now, onTick, session} = useRoot()
  const student = useStudentActors()
  const overlay = useOverlay()
  useEffect(() => {
    queue.send({type: 'place.changed', path, now: now()})
    return watchFinishes(student, {
      onFinished: () => queue.send({type: 'activity.finished', now: now()}),
      onBegun: () => queue.send({type: 'work.begun'}),
    })
  }, [queue, path, now, student])
  useEffect(
    () =>
      onTick((instant) => {
        const isOwn = queue.getSnapshot().matches('showing')
        queue.send({
          type: 'moment.came',
          now: instant,
          isCovered: overlay !== null || session.getSnapshot().matches('expired') || (!isOwn && isPageCovered()),
          isExamRunning: isExamRunning(instant),
          isWriting: !isOwn && isWriting(),
          isUnsaved: hasUnsaved(student.outbox.getSnapshot().context),
        })
      }),
    [queue, onTick, overlay, session, student],
  )
}

/** Whether the student has been on a screen without question work for a while: passing by asks the server nothing. */
function useCalm(queue: Queue): boolean {
  const {onTick} = useRoot()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    if (isCalm) return undefined
    return onTick((now) => {
      const {path, arrivedAt} = queue.getSnapshot().context
      if (promptPlaceOf(path) === 'feature' && now - arrivedAt >= calmMs / 2 && navigator.onLine) setCalm(true)
    })
  }, [queue, onTick, isCalm])
  return isCalm
}

/** Once true, true for as long as the page is there. */
function useSticky(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was
}

/**
 * Everything that asks a student unasked, in one queue (F-110 to F-113). A prompt is loaded, and the server asked whether it
 * is due, only where it may come: after an activity was finished, or on a screen without question work.
 */
export function PromptQueue() {
  const {now} = useRoot()
  const background = useBackgroundActors()
  const [path] = useLocation()
  const surveys = useSurveys()
  const queue = useFlow(promptQueueMachine, {implementations: {}, input: () => ({path, now: now()})})
  const state = useSelector(queue, (snapshot) => snapshot)
  const isInTest = useSelector(background?.experiment, (experiment) => (experiment?.context.state ?? '') !== '')
  useNews(queue, path)
  const hasFinished = useSticky(state.context.finishedAt !== null)
  const isCalm = useCalm(queue)
  if (surveys === null) return null
  const feature = featureOf(path, surveys.ratedFeatures)
  return (
    <PromptQueueView state={state}>
      {(shown) => (
        <Suspense fallback={null}>
          {hasFinished ? (
            <Nps queue={queue} isShown={shown === 'nps'} isInTest={isInTest} form={surveys.npsForm} />
          ) : null}
          {hasFinished || isCalm ? <TemporarySurvey queue={queue} isShown={shown === 'temporarySurvey'} /> : null}
          {feature === null ? null : (
            <FeatureRating
              key={feature}
              queue={queue}
              isShown={shown === 'featureRating'}
              isInTest={isInTest}
              feature={feature}
            />
          )}
        </Suspense>
      )}
    </PromptQueueView>
  )
}
