import {emptyChoice} from '../../domain/extras/questionChoice.ts'
import {questionCountMachine} from '../../machines/extras/questionCount.machine.ts'
import {questionPresetsMachine} from '../../machines/extras/questionPresets.machine.ts'
import {questionWizardMachine} from '../../machines/extras/questionWizard.machine.ts'
import {QuestionCountView} from '../../src/features/extras/wizards/QuestionCountView.tsx'
import {QuestionPresetsView} from '../../src/features/extras/wizards/QuestionPresetsView.tsx'
import {QuestionWizardView} from '../../src/features/extras/wizards/QuestionWizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {storyCount, storyInstitutions, storyTree} from './fixtures.ts'

const year = 2026
const nothing = () => undefined

const remaining = (
  <QuestionCountView
    state={questionCountMachine.resolveState({value: 'counted', context: {filters: null, count: storyCount}})}
    send={nothing}
    wanted={10}
  />
)
const presets = (
  <QuestionPresetsView
    state={questionPresetsMachine.resolveState({
      value: {list: 'ready'},
      context: {presets: [], name: '', wish: null, id: '', key: null, failure: null},
    })}
    send={nothing}
    wish={null}
  />
)

const choice = {
  ...emptyChoice(year),
  themes: [
    ['Cirurgia', 'Trauma'],
    ['Clínica Médica', 'Cardiologia', 'Insuficiência cardíaca'],
  ],
}
const filtered = {
  ...choice,
  uf: 'SP',
  institution: 'Universidade de São Paulo',
  difficulty: ['hard'] as const,
  history: ['unanswered', 'wrong'] as const,
  onlyWithComments: true,
  examMode: true,
}

const {at, meta} = flowStories({
  machine: questionWizardMachine,
  View: (flow) => (
    <QuestionWizardView
      {...flow}
      institutions={storyInstitutions}
      count={storyCount}
      year={year}
      remaining={remaining}
      presets={presets}
      onClose={nothing}
    />
  ),
  context: {tree: storyTree, choice, path: [], gone: [], failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar questões', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const Themes = at('themes', {path: ['Pediatria', 'Neonatologia']})
export const Themes_Empty = at('themes', {choice: emptyChoice(year)})
export const Themes_Random = at('themes', {choice: {...choice, isRandom: true}})
export const Themes_Gone = at('themes', {gone: [['Cirurgia', 'Queimaduras']]})
export const Filters = at('filters', {choice: filtered})
export const Filters_Wrong = at('filters', {choice: {...choice, quantity: '201', minYear: 2026, maxYear: 2020}})
export const Filters_Timed = at('filters', {choice: {...filtered, isTimed: true, minutes: '45'}})
export const Filters_TimeWrong = at('filters', {choice: {...filtered, isTimed: true, minutes: '301'}})
export const Filters_NotFound = at('filters', {choice: filtered, failure: 'NO_QUESTION_FOUND'})
export const Filters_Offline = at('filters', {failure: 'offline', key: 'key-1'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
