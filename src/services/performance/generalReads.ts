import type {
  AnswersOverTimeQuery,
  GetPerformanceByClassificationQuery,
  PerformanceForecastQuery,
  WhatWouldHelpMostQuery,
} from '../gen/performance/graphql.ts'

const numberOr = (value: number | null | undefined): number | null => value ?? null

/** Null unless all three numbers are there. */
function estimateOf({share, low, high}: PerformanceForecastQuery['performanceForecast']['entries'][number]) {
  const [middle, least, most] = [numberOr(share), numberOr(low), numberOr(high)]
  return middle === null || least === null || most === null ? null : {share: middle, low: least, high: most}
}

/** The forecast as the page shows it. */
export const forecastOf = ({performanceForecast: {answers, answersNeeded, entries}}: PerformanceForecastQuery) => ({
  answers,
  answersNeeded,
  entries: entries.map((entry) => ({
    id: entry._id,
    name: entry.uf ? `${entry.name} (${entry.uf})` : entry.name,
    estimate: entry.hasEnoughData ? estimateOf(entry) : null,
    cutOff: numberOr(entry.cutOff),
    coverage: entry.coverage,
    questions: entry.questions,
  })),
})

export const helpfulOf = ({whatWouldHelpMost}: WhatWouldHelpMostQuery) => whatWouldHelpMost

export const subjectsOf = ({getPerformanceByClassification}: GetPerformanceByClassificationQuery) =>
  getPerformanceByClassification.map(({relevance, ...subject}) => ({...subject, relevance: numberOr(relevance)}))

export const answersOf = ({answersOverTime: {days, streak, times}}: AnswersOverTimeQuery) => ({
  days,
  streak,
  times: times.map(({weekSpan, timed, seconds, comparedSeconds, medianSeconds}) => ({
    weekSpan,
    timed,
    // Compared with others are only answers to questions whose median is known.
    seconds: numberOr(comparedSeconds) ?? numberOr(seconds),
    medianSeconds: numberOr(medianSeconds),
  })),
})
