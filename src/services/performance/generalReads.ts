import {numbersOf} from '../../../domain/performance/column.ts'
import {weekOf, weekSpanOf} from '../../../domain/performance/weeks.ts'
import {addDays} from '../../../domain/shared/studyDay.ts'
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

/** The days and weeks with something, told one by one. */
export function answersOf({answersOverTime: {dateStart, days, streak, weeks}}: AnswersOverTimeQuery) {
  const [questions, correct, flashcards] = [days.questions, days.correct, days.flashcards].map(numbersOf)
  const [timed, seconds, compared, comparedSeconds, comparedMedian] = [
    weeks.timed,
    weeks.seconds,
    weeks.compared,
    weeks.comparedSeconds,
    weeks.comparedMedian,
  ].map(numbersOf)
  const at = (numbers: readonly number[] | undefined, place: number): number => numbers?.[place] ?? 0
  const most = (columns: readonly (readonly number[] | undefined)[]) =>
    Math.max(...columns.map((column) => column?.length ?? 0))
  return {
    days: Array.from({length: most([questions, correct, flashcards])}, (_, place) => ({
      calendarDate: addDays(dateStart, place),
      questions: at(questions, place),
      correct: at(correct, place),
      flashcards: at(flashcards, place),
    })).filter((day) => day.questions + day.flashcards > 0),
    streak,
    times: Array.from({length: timed?.length ?? 0}, (_, place) => {
      const isCompared = at(compared, place) > 0
      // Compared with others are only answers to questions whose median is known.
      const [sum, amount] = isCompared ? [comparedSeconds, compared] : [seconds, timed]
      return {
        weekSpan: weekSpanOf(weekOf(addDays(dateStart, 7 * place))),
        timed: at(timed, place),
        seconds: at(sum, place) / at(amount, place),
        medianSeconds: isCompared ? at(comparedMedian, place) / at(compared, place) : null,
      }
    }).filter((week) => week.timed > 0),
  }
}
