import {useActorRef, useSelector} from '@xstate/react'
import {useCallback, useMemo, useState} from 'react'
import {fromPromise} from 'xstate'
import {type OnboardingVariant, resumedStep} from '../../../domain/profile/onboarding.ts'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {profileTabs} from '../../../domain/profile/tabs.ts'
import {hasWeekToChoose} from '../../../domain/profile/weekGoals.ts'
import {continuingOnboardingMachine} from '../../../machines/profile/continuingOnboarding.machine.ts'
import {onboardingMachine} from '../../../machines/profile/onboarding.machine.ts'
import type {FinishOnboarding, TourScreen} from '../../../machines/profile/onboarding.types.ts'
import {randomId} from '../../services/platform/device.ts'
import {currentPath, goTo} from '../../services/platform/url.ts'
import {stepKeeper, stepOnDevice} from '../../services/profile/onboardingStep.ts'
import {updateProfile} from '../../services/profile/updateProfile.actors.ts'
import {finishFailureHints, onboardingText} from '../../text/profile/onboarding.ts'
import {notify} from '../../ui/status/notify.ts'
import {useRoot} from '../root.ts'
import {useCourseKind, useProfile, useStudentActors} from '../studentActors.ts'
import {ContinuingOnboardingView} from './ContinuingOnboardingView.tsx'
import {OnboardingView} from './OnboardingView.tsx'
import {TargetsOf, useTargets} from './Targets.tsx'
import {useWeekGoals, WeekGoals, WeekGoalsOf} from './WeekGoals.tsx'
import {useSend} from '../useSend.ts'

const home = '/route-manager'

/** The real screen of a stop; the menu is on every one. */
function openScreen(screen: TourScreen): void {
  const path = screen === 'profile' ? '/perfil' : '/agenda'
  if (!currentPath().startsWith(path)) goTo(path)
}

/** What both onboardings share: where to resume, and how steps and the end reach device and server. */
function useOnboardingServices() {
  const {now} = useRoot()
  const {client, uid} = useStudentActors()
  const {onboardingStep, updatedAt} = useProfile()
  const [start] = useState(() => resumedStep(stepOnDevice(uid), {step: onboardingStep, at: Date.parse(updatedAt)}))
  const [known] = useState(onboardingStep)
  const services = useMemo(() => {
    const never = new AbortController().signal
    const keep = stepKeeper({
      uid,
      now,
      known,
      send: (step) => updateProfile(client(), {changes: {onboardingStep: step}, key: randomId()}, never),
    })
    // The step stays on the device: the way home makes this screen anew where the profile's last word is not here yet, and
    // without it the screen would begin at an earlier step.
    const goHome = () => goTo(home, {replace: true})
    return {
      actors: {
        // The reply also tells the profile, and with it the shell, which may take this screen away first.
        finish: fromPromise<boolean, FinishOnboarding>(async ({input}) => {
          const isDone = await updateProfile(client(), input, never)
          if (isDone) goHome()
          return isDone
        }),
      },
      actions: {
        keepStep: (_: unknown, {step}: {step: number}) => keep(step),
        goHome,
        notifyFailed: (_: unknown, {failure}: {failure: RequestFailure}) =>
          notify({tone: 'error', title: onboardingText.finishFailed, text: finishFailureHints[failure]}),
      },
    }
  }, [client, uid, now, known])
  return {start, services}
}

type FullProps = {readonly hasTargets: boolean; readonly hasWeek: boolean}

function FullOnboarding({hasTargets, hasWeek}: FullProps) {
  const {start, services} = useOnboardingServices()
  const machine = useMemo(
    () =>
      onboardingMachine.provide({
        ...services,
        actions: {...services.actions, openScreen: (_, {screen}) => openScreen(screen)},
      }),
    [services],
  )
  const actor = useActorRef(machine, {input: {step: start, hasTargets, hasWeek}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const onTargets = useCallback(() => actor.send({type: 'targets.saved'}), [actor])
  const onWeek = useCallback(() => actor.send({type: 'week.saved'}), [actor])
  // Made here and not in their steps: going back and on again loses nothing that was not saved.
  const targets = useTargets({isOnboarding: true, onSaved: onTargets})
  const week = useWeekGoals({isOnboarding: true, onSaved: onWeek})
  return (
    <OnboardingView
      state={state}
      send={send}
      exams={<TargetsOf actor={targets} />}
      week={<WeekGoalsOf actor={week} />}
    />
  )
}

function ContinuingOnboarding({variant}: {readonly variant: Exclude<OnboardingVariant, 'full'>}) {
  const {start, services} = useOnboardingServices()
  const machine = useMemo(() => continuingOnboardingMachine.provide(services), [services])
  const actor = useActorRef(machine, {input: {step: start}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  const onWeek = useCallback(() => send({type: 'week.saved'}), [send])
  return (
    <ContinuingOnboardingView
      state={state}
      send={send}
      variant={variant}
      week={<WeekGoals isOnboarding onSaved={onWeek} />}
    />
  )
}

/** The onboarding that the student's course has (spec 1§4). */
export function Onboarding() {
  const {courses} = useProfile()
  const course = courses[0]?.course
  const kind = useCourseKind()
  const variant = course?.onboarding ?? 'full'
  if (variant !== 'full') return <ContinuingOnboarding variant={variant} />
  // Where there is no study profile, institutions and week would change nothing.
  const hasProfile = profileTabs(kind).includes('estudo')
  return (
    <FullOnboarding
      hasTargets={hasProfile && !course?.hidesInstitutionTarget}
      hasWeek={hasProfile && hasWeekToChoose(course?.courseWeekGoals ?? {})}
    />
  )
}
