import type {ReactNode} from 'react'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {continuingSteps, type OnboardingVariant} from '../../../domain/profile/onboarding.ts'
import type {continuingOnboardingMachine} from '../../../machines/profile/continuingOnboarding.machine.ts'
import {continuingFailure} from '../../../machines/profile/continuingOnboarding.selectors.ts'
import {continuingWelcome, onboardingPages, onboardingText} from '../../text/profile/onboarding.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ArrowLeftIcon, ArrowRightIcon} from '../../ui/icon/icons.tsx'
import {Takeover} from '../../ui/overlay/Takeover.tsx'
import {FinishNotes} from './FinishNotes.tsx'
import {OnboardingArt} from './OnboardingArt.tsx'
import type {Send} from '../flow.ts'

type Props = {
  readonly state: SnapshotFrom<typeof continuingOnboardingMachine>
  readonly send: Send<EventFrom<typeof continuingOnboardingMachine>>
  readonly variant: Exclude<OnboardingVariant, 'full'>
  /** The typical week; it tells the flow itself when the server has taken it. */
  readonly week: ReactNode
}

const progress = (position: number) => ({
  position,
  total: continuingSteps.length,
  count: onboardingText.progress(position, continuingSteps.length),
})

function Back({state, send}: Pick<Props, 'state' | 'send'>) {
  if (!state.can({type: 'step.back'})) return null
  return (
    <Button size="lg" variant="ghost" icon={<ArrowLeftIcon />} onClick={() => send({type: 'step.back'})}>
      {onboardingText.back}
    </Button>
  )
}

/** The onboarding of continuing-education courses in every state of its chart (F-019). */
export function ContinuingOnboardingView({state, send, variant, week}: Props) {
  if (state.matches('closed') || state.matches('resuming')) return null
  if (state.matches('welcome')) {
    return (
      <Takeover
        {...continuingWelcome[variant]}
        pageId="welcome"
        layout="words"
        art={<OnboardingArt art="welcome" />}
        progress={progress(1)}
        actions={
          <Button size="lg" iconAfter={<ArrowRightIcon />} onClick={() => send({type: 'step.next'})}>
            {onboardingText.start}
          </Button>
        }
      />
    )
  }
  if (state.matches('week')) {
    return (
      <Takeover
        {...onboardingPages.week}
        pageId="week"
        progress={progress(2)}
        back={<Back state={state} send={send} />}
      >
        {week}
      </Takeover>
    )
  }
  const isPending = state.hasTag('pending')
  const finish = () => send({type: 'onboarding.finish'})
  return (
    <Takeover
      {...onboardingPages.final}
      pageId="final"
      layout="words"
      art={<OnboardingArt art="ready" />}
      progress={progress(2)}
      back={<Back state={state} send={send} />}
      actions={
        <Button size="lg" pending={isPending} onClick={finish}>
          {isPending ? onboardingText.finishing : onboardingText.finish}
        </Button>
      }
    >
      <FinishNotes failure={continuingFailure(state)} isSlow={state.matches({finishing: 'slow'})} onRetry={finish} />
    </Takeover>
  )
}
