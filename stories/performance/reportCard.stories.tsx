import {reportMonths} from '../../domain/performance/ranges.ts'
import {reportCardMachine} from '../../machines/performance/reportCard.machine.ts'
import type {BlockStatus, ReportCardContext} from '../../machines/performance/reportCard.types.ts'
import {ReportCardView} from '../../src/features/performance/ReportCardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {reportData, starredData} from './fixtures.ts'

const today = '20261125'

const all = (status: BlockStatus): ReportCardContext['status'] => ({
  trophies: status,
  questions: status,
  flashcards: status,
  frequency: status,
  themes: status,
  difficulty: status,
  areas: status,
})

const {at, meta} = flowStories({
  machine: reportCardMachine,
  View: ({state, send}) => <ReportCardView state={state} send={send} today={today} download={() => undefined} />,
  context: {
    month: '202611',
    months: reportMonths('20260803', today),
    status: all('ready'),
    data: reportData,
    fromDevice: [],
  },
})

const broken = (status: BlockStatus) => ({status: {...all('ready'), themes: status, flashcards: status}})

export default {title: 'Fluxos/Desempenho/Boletim', ...meta}
export const AskingLoading = at(
  {asking: 'loading'},
  {status: {...all('loading'), trophies: 'ready', frequency: 'ready', questions: 'failed'}},
)
export const AskingAllDone = at({asking: 'allDone'})
export const AskingRevealed = at({asking: 'revealed'})
export const AskingRevealed_Stars = at({asking: 'revealed'}, {data: starredData})
export const AskingRevealed_Broken = at({asking: 'revealed'}, broken('failed'))
export const AskingRevealed_Again = at({asking: 'revealed'}, broken('loading'))
export const AskingRevealed_FromDevice = at({asking: 'revealed'}, {fromDevice: ['questions']})
export const AskingRevealed_Empty = at(
  {asking: 'revealed'},
  {
    data: {
      trophies: {bronze: 0, silver: 0, gold: 0, trophyPoints: 0, maxTrophyPoints: 12},
      questions: [],
      flashcards: {hits: 0, misses: 0},
      frequency: [],
      themes: {currMonth: null, lastMonth: null, themes: []},
      difficulty: {
        countExam: 0,
        answers: reportData.difficulty.answers.map((row) => ({...row, countAnswer: 0, percentage: null})),
      },
      areas: [],
    },
  },
)
export const Offline = at('offline', {status: all('offline'), data: {}})
export const Failed = at('failed', {status: all('failed'), data: {}})
