import {heatMap} from '../../domain/performance/heatMap.ts'
import {weekOf, weekSpanOf} from '../../domain/performance/weeks.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import {themeExtraMachine} from '../../machines/themes/themeExtra.machine.ts'
import type {Forecast} from '../../src/features/performance/ForecastView.tsx'
import {ForecastView} from '../../src/features/performance/ForecastView.tsx'
import {HelpMostView} from '../../src/features/performance/HelpMostView.tsx'
import {type AnswersOverTime, OverTimeView} from '../../src/features/performance/OverTimeView.tsx'
import {SubjectsView} from '../../src/features/performance/SubjectsView.tsx'
import {ThemeExtraView} from '../../src/features/themes/ThemeExtraView.tsx'

export default {title: 'Telas/Desempenho'}

const download = () => undefined
const retry = () => undefined
const failed = {status: 'failed', retry} as const
const loading = {status: 'loading'} as const
const ready = <T,>(value: T) => ({status: 'ready', value, isFromDevice: false}) as const

const forecast: Forecast = {
  answers: 4_812,
  answersNeeded: 200,
  entries: [
    {
      id: 'usp',
      name: 'Hospital Universitário Fictício de Aurora (SP)',
      estimate: {share: 0.71, low: 0.65, high: 0.77},
      cutOff: null,
      coverage: 0.82,
      questions: 500,
    },
    {
      id: 'ses',
      name: 'Secretaria de Saúde de Serra Azul (MG)',
      estimate: {share: 0.66, low: 0.58, high: 0.73},
      cutOff: null,
      coverage: 0.7,
      questions: 300,
    },
    {
      id: 'mock',
      name: 'Simulado Aristo 3',
      estimate: {share: 0.63, low: 0.54, high: 0.71},
      cutOff: 0.6,
      coverage: 0.64,
      questions: 100,
    },
    {id: 'ufx', name: 'Universidade Fictícia (RS)', estimate: null, cutOff: null, coverage: 0.1, questions: 20},
  ],
}

export const Previsao = {
  name: 'Previsão',
  render: () => <ForecastView forecast={ready(forecast)} download={download} />,
}
export const PoucasRespostas = {
  name: 'Previsão com poucas respostas',
  render: () => (
    <ForecastView
      forecast={ready({
        ...forecast,
        answers: 64,
        entries: forecast.entries.map((entry) => ({...entry, estimate: null})),
      })}
      download={download}
    />
  ),
}
export const SemInstituicoes = {
  name: 'Previsão sem instituições',
  render: () => <ForecastView forecast={ready({...forecast, entries: []})} download={download} />,
}
export const PrevisaoComFalha = {
  name: 'Previsão não carregada',
  render: () => <ForecastView forecast={failed} download={download} />,
}

const themes = [
  {lessonId: 'l1', leaf: ['Clínica médica', 'Sepse e choque'], gainPerHour: 0.42, questions: 31, correct: 12},
  {lessonId: 'l2', leaf: ['Cirurgia', 'Abdome agudo inflamatório'], gainPerHour: 0.31, questions: 0, correct: 0},
  {lessonId: 'l3', leaf: ['Pediatria', 'Icterícia neonatal'], gainPerHour: 0.04, questions: 18, correct: 9},
]
const idle = themeExtraMachine.resolveState({
  value: {resting: 'idle'},
  context: {wish: null, made: null, failed: null},
})

export const OQueMaisAjudaria = {
  name: 'O que mais ajudaria',
  render: () => (
    <HelpMostView
      themes={ready(themes)}
      renderExtra={({lessonId, leaf}) => (
        <ThemeExtraView theme={{lessonId, leaf, hasVideos: false}} state={idle} send={() => undefined} />
      )}
      download={download}
    />
  ),
}
export const AjudaSemDados = {
  name: 'O que mais ajudaria, sem dados',
  render: () => <HelpMostView themes={ready([])} renderExtra={() => null} download={download} />,
}

const subjects = Array.from({length: 13}, (_, index) => ({
  classification: ['Clínica médica', `Tema ${index + 1} de nome comprido, com complicações`],
  performance: (3 + index) / 18,
  relevance: index === 4 ? null : 0.002 + index * 0.001,
  questions: 18,
  correct: 3 + index,
}))

export const Assuntos = {
  name: 'Desempenho por assunto',
  render: () => <SubjectsView subjects={ready(subjects)} download={download} />,
}
export const AssuntosVazios = {
  name: 'Desempenho por assunto, vazio',
  render: () => <SubjectsView subjects={ready([])} download={download} />,
}
export const AssuntosCarregando = {
  name: 'Desempenho por assunto, carregando',
  render: () => <SubjectsView subjects={loading} download={download} />,
}

const range = {first: '20251126', last: '20261125'}
const overTime: AnswersOverTime = {
  days: heatMap(new Map(), range)
    .flat()
    .filter(({date, isFilling}, index) => !isFilling && index % 7 !== 6 && Number(date.slice(4, 6)) !== 1)
    .map(({date}, index) => {
      const questions = 10 + ((index * 37) % 50) + (index > 200 ? 20 : 0)
      return {calendarDate: date, questions, correct: Math.round(questions * 0.66), flashcards: (index * 13) % 30}
    }),
  streak: {current: 24, longest: 61, isFreeDayUsed: false},
  times: Array.from({length: 12}, (_, index) => ({
    weekSpan: weekSpanOf(weekOf(addDays('20261125', 7 * (index - 11)))),
    timed: index < 3 ? 0 : 80,
    seconds: index < 3 ? null : 112 - index * 3 + 6 * Math.sin(index),
    medianSeconds: index < 3 ? null : 88 + 2 * Math.cos(index),
  })),
}

export const AnoDeEstudo = {
  name: 'Ano de estudo',
  render: () => <OverTimeView overTime={ready(overTime)} range={range} download={download} />,
}
export const AnoVazio = {
  name: 'Ano de estudo, vazio',
  render: () => (
    <OverTimeView
      overTime={ready({days: [], streak: {current: 0, longest: 0, isFreeDayUsed: false}, times: []})}
      range={range}
      download={download}
    />
  ),
}
export const AnoSemConexao = {
  name: 'Ano de estudo, sem conexão',
  render: () => <OverTimeView overTime={{status: 'offline', retry}} range={range} download={download} />,
}
