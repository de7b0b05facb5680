import type {ReactNode} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {OnboardingStep} from '../../../domain/profile/onboarding.ts'
import type {onboardingMachine} from '../../../machines/profile/onboarding.machine.ts'
import {finishFailure, isVideoBroken, progressOf, shownStep} from '../../../machines/profile/onboarding.selectors.ts'
import {onboardingPages, onboardingText, onboardingTours} from '../../text/profile/onboarding.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ArrowLeftIcon, ArrowRightIcon} from '../../ui/icon/icons.tsx'
import {Spotlight} from '../../ui/overlay/Spotlight.tsx'
import {Takeover} from '../../ui/overlay/Takeover.tsx'
import {FinishNotes} from './FinishNotes.tsx'
import {OnboardingArt} from './OnboardingArt.tsx'
import {OnboardingVideo} from './OnboardingVideo.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof onboardingMachine>
  readonly send: Send<EventFrom<typeof onboardingMachine>>
  /** The ordered institutions; they tell the flow themselves when the server has taken them. */
  readonly exams: ReactNode
  /** The typical week; it tells the flow itself when the server has taken it. */
  readonly week: ReactNode
}

type PageStep = keyof typeof onboardingPages
type TourStep = keyof typeof onboardingTours
type PageProps = Props & {readonly step: PageStep}

const isTour = (step: OnboardingStep): step is TourStep => step in onboardingTours

/** What `data-tour` calls the part of each stop. */
const tourTargets: Readonly<Record<TourStep, string>> = {
  agendaTour: 'agenda',
  questionTour: 'question',
  menuTour: 'menu',
  profileTour: 'profile',
}

/** What a page holds under its words. */
function Inside({step, state, send, exams, week}: PageProps) {
  if (step === 'welcome') return null
  if (step === 'congratulations') return null
  if (step === 'exams') return exams
  if (step === 'week') return week
  if (step === 'final') {
    return (
      <FinishNotes
        failure={finishFailure(state)}
        isSlow={state.matches({final: {finishing: 'slow'}})}
        onRetry={() => send({type: 'onboarding.finish'})}
      />
    )
  }
  return <OnboardingVideo video={step} isBroken={isVideoBroken(state)} onError={() => send({type: 'video.failed'})} />
}

/** The way on from a page; institutions and week have a button of their own. */
function Onward({step, state, send}: Omit<PageProps, 'exams' | 'week'>) {
  const next = () => send({type: 'step.next'})
  if (step === 'exams' || step === 'week') return null
  if (step === 'welcome')
    return (
      <Button size="lg" iconAfter={<ArrowRightIcon />} onClick={next}>
        {onboardingText.start}
      </Button>
    )
  if (step === 'congratulations') {
    return (
      <>
        <Button size="lg" variant="outline" onClick={() => send({type: 'tutorials.skip'})}>
          {onboardingText.skipTutorials}
        </Button>
        <Button size="lg" iconAfter={<ArrowRightIcon />} onClick={next}>
          {onboardingText.seeTutorials}
        </Button>
      </>
    )
  }
  if (step === 'final') {
    const isPending = state.hasTag('pending')
    return (
      <Button size="lg" pending={isPending} onClick={() => send({type: 'onboarding.finish'})}>
        {isPending ? onboardingText.finishing : onboardingText.finish}
      </Button>
    )
  }
  return (
    <>
      <Button size="lg" variant="ghost" onClick={next}>
        {onboardingText.skipVideo}
      </Button>
      <Button size="lg" iconAfter={<ArrowRightIcon />} onClick={next}>
        {onboardingText.next}
      </Button>
    </>
  )
}

const arts = {welcome: 'welcome', congratulations: 'plan', final: 'ready'} as const

function Page(props: PageProps) {
  const {step, state, send} = props
  const {position, total} = progressOf(state, step)
  const {title, text} = onboardingPages[step]
  const art = step === 'welcome' || step === 'congratulations' || step === 'final' ? arts[step] : null
  return (
    <Takeover
      pageId={step}
      layout={art ? 'words' : 'form'}
      art={art ? <OnboardingArt art={art} /> : undefined}
      title={title}
      text={text}
      progress={{position, total, count: onboardingText.progress(position, total)}}
      back={
        state.can({type: 'step.back'}) ? (
          <Button size="lg" variant="ghost" icon={<ArrowLeftIcon />} onClick={() => send({type: 'step.back'})}>
            {onboardingText.back}
          </Button>
        ) : null
      }
      actions={<Onward {...props} />}
    >
      <Inside {...props} />
    </Takeover>
  )
}

function Tour({step, state, send}: Pick<Props, 'state' | 'send'> & {readonly step: TourStep}) {
  const {position, total} = progressOf(state, step)
  const {title, text} = onboardingTours[step]
  return (
    <Spotlight
      target={tourTargets[step]}
      title={title}
      count={onboardingText.progress(position, total)}
      onClose={() => send({type: 'tutorials.skip'})}
      actions={
        <>
          <Button variant="ghost" onClick={() => send({type: 'tutorials.skip'})}>
            {onboardingText.skipTutorials}
          </Button>
          <Button variant="outline" onClick={() => send({type: 'step.back'})}>
            {onboardingText.back}
          </Button>
          <Button onClick={() => send({type: 'step.next'})}>{onboardingText.next}</Button>
        </>
      }
    >
      {text}
    </Spotlight>
  )
}

/** The onboarding of a full course in every state of its chart (F-018): pages over the product, and a tour on it. */
export function OnboardingView(props: Props) {
  const step = shownStep(props.state)
  if (step === null) return null
  return isTour(step) ? <Tour {...props} step={step} /> : <Page {...props} step={step} />
}
