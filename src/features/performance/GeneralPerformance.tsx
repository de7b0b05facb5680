import {useSelector} from '@xstate/react'
import {useEffect, useLayoutEffect, useMemo} from 'react'
import {choiceOfParameter, rangeOfParameters} from '../../../domain/performance/places.ts'
import {donutRange} from '../../../domain/performance/ranges.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'
import {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {chartSpans, performanceTags} from '../../../machines/performance/generalPerformance.types.ts'
import {questionDonutMachine} from '../../../machines/performance/questionDonut.machine.ts'
import {themeExtraMachine} from '../../../machines/themes/themeExtra.machine.ts'
import {
  AnswersOverTimeDocument,
  GetPerformanceByClassificationDocument,
  PerformanceForecastDocument,
  WhatWouldHelpMostDocument,
} from '../../services/gen/performance/graphql.ts'
import {answersOf, forecastOf, helpfulOf, subjectsOf} from '../../services/performance/generalReads.ts'
import {markPages} from '../../services/question/printer.ts'
import {generalText} from '../../text/performance/generalPerformance.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {createThemeExtraImplementations} from '../themes/themeExtra.implementations.ts'
import {ThemeExtraView} from '../themes/ThemeExtraView.tsx'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {downloadCsv} from './download.implementations.ts'
import {ForecastView} from './ForecastView.tsx'
import {chartParameters, createGeneralPerformanceImplementations} from './generalPerformance.implementations.ts'
import {GeneralPerformanceView} from './GeneralPerformanceView.tsx'
import {HelpMostView} from './HelpMostView.tsx'
import {OverTimeView} from './OverTimeView.tsx'
import {twoStyle} from './panel.ts'
import {PerformanceFrame} from './PerformanceFrame.tsx'
import {createQuestionDonutImplementations, rangeParameters} from './questionDonut.implementations.ts'
import {QuestionDonutView} from './QuestionDonutView.tsx'
import {SubjectsView} from './SubjectsView.tsx'
import {useReading} from './useReading.ts'
import {useCreatedOn, useStudyDay, useToday} from './useToday.ts'

const nothing = {}

const Forecast = () => (
  <ForecastView
    forecast={useReading({query: PerformanceForecastDocument, variables: nothing}, forecastOf)}
    download={downloadCsv}
  />
)

function HelpMost() {
  const student = useStudentActors()
  const {now} = useRoot()
  const extra = useFlow(themeExtraMachine, {
    implementations: createThemeExtraImplementations({...student, now}),
    input: () => undefined,
  })
  const state = useSelector(extra, (snapshot) => snapshot)
  const send = useSend(extra.send)
  return (
    <HelpMostView
      themes={useReading({query: WhatWouldHelpMostDocument, variables: nothing}, helpfulOf)}
      renderExtra={({lessonId, leaf}) => (
        <ThemeExtraView theme={{lessonId, leaf, hasVideos: false}} state={state} send={send} />
      )}
      download={downloadCsv}
    />
  )
}

const Subjects = () => (
  <SubjectsView
    subjects={useReading({query: GetPerformanceByClassificationDocument, variables: nothing}, subjectsOf)}
    download={downloadCsv}
  />
)

function OverTime({today}: {readonly today: string}) {
  const range = useMemo(() => ({first: addDays(today, -364), last: today}), [today])
  const variables = useMemo(() => ({dateStart: range.first, dateEnd: range.last}), [range])
  return (
    <OverTimeView
      overTime={useReading({query: AnswersOverTimeDocument, variables}, answersOf)}
      range={range}
      download={downloadCsv}
    />
  )
}

function Chart() {
  const {client} = useStudentActors()
  const today = useToday()
  const tag = choiceOfParameter(useQueryParameter(chartParameters.tag), performanceTags)
  const span = choiceOfParameter(useQueryParameter(chartParameters.span), chartSpans)
  const actor = useFlow(generalPerformanceMachine, {
    implementations: createGeneralPerformanceImplementations({client, ...today}),
    input: () => ({tag, span}),
  })
  useEffect(() => actor.send({type: 'address.changed', tag, span}), [actor, tag, span])
  useNetworkReturned(actor, 'network.returned')
  const state = useSelector(actor, (snapshot) => snapshot)
  return <GeneralPerformanceView state={state} send={actor.send} download={downloadCsv} />
}

function Donut({today: day}: {readonly today: string}) {
  const {client} = useStudentActors()
  const {onTick} = useToday()
  const createdOn = useCreatedOn()
  const bounds = useMemo(() => donutRange(createdOn, day), [createdOn, day])
  const from = useQueryParameter(rangeParameters.from)
  const to = useQueryParameter(rangeParameters.to)
  const range = useMemo(() => rangeOfParameters({from, to}, bounds), [from, to, bounds])
  const actor = useFlow(questionDonutMachine, {
    implementations: createQuestionDonutImplementations({client, onTick, bounds}),
    input: () => ({range, bounds}),
  })
  useEffect(() => actor.send({type: 'address.changed', range}), [actor, range])
  useNetworkReturned(actor, 'network.returned')
  const state = useSelector(actor, (snapshot) => snapshot)
  return <QuestionDonutView state={state} send={actor.send} download={downloadCsv} />
}

/** `/desempenho/geral?tipo&periodo&de&ate` (spec 3§2.1). */
export function GeneralPerformance() {
  const day = useStudyDay()
  usePageTitle(generalText.title)
  useLayoutEffect(() => markPages({title: generalText.title, ...performanceText.pageOf}), [])
  return (
    <PerformanceFrame page="geral" title={generalText.title}>
      <div className={twoStyle}>
        <Forecast />
        <HelpMost />
      </div>
      <Chart />
      <div className={twoStyle}>
        <Donut key={day} today={day} />
        <Subjects />
      </div>
      <OverTime today={day} />
    </PerformanceFrame>
  )
}
