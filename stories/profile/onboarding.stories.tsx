import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {onboardingMachine} from '../../machines/profile/onboarding.machine.ts'
import {targetsMachine} from '../../machines/profile/targets.machine.ts'
import {weekGoalsMachine} from '../../machines/profile/weekGoals.machine.ts'
import {OnboardingView} from '../../src/features/profile/OnboardingView.tsx'
import {TargetsView} from '../../src/features/profile/TargetsView.tsx'
import {WeekGoalsView} from '../../src/features/profile/WeekGoalsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {institutions, savedTargets, savedWeek, weekGoals} from './fixtures.ts'

const ignore = () => undefined

const exams = (
  <TargetsView
    state={targetsMachine.resolveState({
      value: {editing: 'clean'},
      context: {
        saved: [],
        targets: savedTargets,
        uf: '',
        institution: '',
        isOnboarding: true,
        change: null,
        warning: null,
        failure: null,
        key: null,
      },
    })}
    send={ignore}
    list={institutions}
  />
)

const week = (
  <WeekGoalsView
    state={weekGoalsMachine.resolveState({
      value: {editing: 'clean'},
      context: {
        goals: weekGoals,
        saved: savedWeek,
        form: savedWeek,
        isOnboarding: true,
        rejected: null,
        failure: null,
        key: null,
      },
    })}
    send={ignore}
  />
)

/** Stands for the part of the real screen that a stop of the tour explains. */
const Part = ({name, children}: {readonly name: string; readonly children: ReactNode}) => (
  <div
    data-tour={name}
    className={css({border: 'default', borderRadius: 'lg', padding: '5', bg: 'surface.raised', minHeight: '20'})}
  >
    {children}
  </div>
)

const context = {step: 0, hasTargets: true, hasWeek: true, isVideoBroken: false, failure: null, key: null}

const over = (screen: ReactNode) =>
  flowStories({
    machine: onboardingMachine,
    View: (flow) => (
      <>
        <div
          className={css({padding: 'gutter', display: 'flex', flexDirection: 'column', gap: '5', minHeight: 'screen'})}
        >
          {screen}
        </div>
        <OnboardingView {...flow} exams={exams} week={week} />
      </>
    ),
    context,
  })

const {at, meta} = over(null)
const real = over(
  <>
    <Part name="agenda">Dias da agenda</Part>
    <Part name="agenda">Atividades do dia</Part>
    <Part name="question">Questão 1 de 5</Part>
    <Part name="menu">Menu principal</Part>
    <Part name="profile">Perfil de estudo</Part>
  </>,
)

export default {title: 'Fluxos/Perfil/Primeiros passos', ...meta}

export const Resuming = at('resuming')
export const Welcome = at('welcome')
export const Motivation = at('motivation')
export const Motivation_Broken = at('motivation', {isVideoBroken: true})
export const Introduction = at('introduction')
export const Introduction_Broken = at('introduction', {isVideoBroken: true})
export const ChoosingExams = at('choosingExams')
export const Exams = at('exams')
export const ChoosingWeek = at('choosingWeek')
export const Week = at('week')
export const Week_NoTargets = at('week', {hasTargets: false})
export const Congratulations = at('congratulations')
export const TouringAgenda = real.at({touring: 'agenda'})
export const TouringAgenda_Missing = at({touring: 'agenda'})
export const TouringQuestion = real.at({touring: 'question'})
export const TouringMenu = real.at({touring: 'menu'})
export const TouringProfile = real.at({touring: 'profile'})
export const FinalReady = at({final: 'ready'})
export const FinalFinishingWaiting = at({final: {finishing: 'waiting'}})
export const FinalFinishingSlow = at({final: {finishing: 'slow'}})
export const FinalFinishFailed = at({final: 'finishFailed'}, {failure: 'unreachable', key: 'key-1'})
export const FinalFinishFailed_Offline = at({final: 'finishFailed'}, {failure: 'offline', key: 'key-1'})
export const Closed = at('closed')
