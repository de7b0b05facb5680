import type {Client} from '@urql/core'
import {fromCallback} from 'xstate'
import {clampedRange, type DateRange, firstDayOf, lastDayOf, type Month} from '../../../domain/performance/ranges.ts'
import {type ReportBlock, reportBlocks} from '../../../domain/performance/stars.ts'
import {requestFailureIn} from '../../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {BlocksAsked, ReadBlock} from '../../../machines/performance/reportCard.types.ts'
import {
  CountAnswerClassificationDocument,
  CountFlashcardsDocument,
  ExamPerformanceDocument,
  GetPresenceDatesDocument,
  GetTrophiesByDateRangeDocument,
  PerformanceAndPriorityByThemaDocument,
  PerformanceByClassificationInTestsAndSimulatedDocument,
} from '../gen/performance/graphql.ts'
import {readNow} from '../study/reads.ts'
import {readDaily, type Ticks} from './daily.ts'

type Asked = {readonly client: Client; readonly range: DateRange; readonly signal: AbortSignal}

const daysOf = ({first, last}: DateRange) => ({dateStart: first, dateEnd: last})

/** One request for each block (spec 3§7). */
const readers: Readonly<Record<ReportBlock, (asked: Asked) => Promise<ReadBlock>>> = {
  trophies: async ({client, range, signal}) => {
    const variables = {calendarDateStart: range.first, calendarDateEnd: range.last}
    const {data, isFromDevice} = await readNow(client, GetTrophiesByDateRangeDocument, variables, signal)
    return {block: 'trophies', data: data.getTrophiesByDateRange, isFromDevice}
  },
  questions: async ({client, range, signal}) => {
    const {data, isFromDevice} = await readNow(client, CountAnswerClassificationDocument, daysOf(range), signal)
    const areas = data.countAnswerClassification.map(({area, ...counts}) => ({...counts, area: area ?? null}))
    return {block: 'questions', data: areas, isFromDevice}
  },
  flashcards: async ({client, range, signal}) => {
    const {data, isFromDevice} = await readNow(client, CountFlashcardsDocument, daysOf(range), signal)
    return {block: 'flashcards', data: data.countFlashcards, isFromDevice}
  },
  frequency: async ({client, range, signal}) => {
    const {data, isFromDevice} = await readNow(client, GetPresenceDatesDocument, daysOf(range), signal)
    return {block: 'frequency', data: data.getPresenceDates, isFromDevice}
  },
  themes: async ({client, range, signal}) => {
    const variables = {...daysOf(range), onlyCompletedThems: false}
    const {data, isFromDevice} = await readNow(client, PerformanceAndPriorityByThemaDocument, variables, signal)
    const {totalPerformance, themes} = data.performanceAndPriorityByThema
    return {
      block: 'themes',
      data: {
        currMonth: totalPerformance.currMonth ?? null,
        lastMonth: totalPerformance.lastMonth ?? null,
        themes: themes.map((theme) => ({
          ...theme,
          lessonId: theme.lessonId ?? null,
          performanceLastMonth: theme.performanceLastMonth ?? null,
        })),
      },
      isFromDevice,
    }
  },
  difficulty: async ({client, range, signal}) => {
    const {data, isFromDevice} = await readNow(client, ExamPerformanceDocument, daysOf(range), signal)
    const {countExam, answers} = data.examPerformance
    return {
      block: 'difficulty',
      data: {countExam, answers: answers.map((row) => ({...row, percentage: row.percentage ?? null}))},
      isFromDevice,
    }
  },
  areas: async ({client, range, signal}) => {
    const document = PerformanceByClassificationInTestsAndSimulatedDocument
    const {data, isFromDevice} = await readNow(client, document, {...daysOf(range), onlyExams: true}, signal)
    const areas = data.performanceByClassificationInTestsAndSimulated.map(({classification, ...row}) => ({
      ...row,
      classification: classification ?? null,
    }))
    return {block: 'areas', data: areas, isFromDevice}
  },
}

/** The days of a month until today; all of a month that has not begun. */
const rangeOf = (month: Month, today: CalendarDate): DateRange => {
  const whole = {first: firstDayOf(month), last: lastDayOf(month)}
  return clampedRange(whole, {first: whole.first, last: today}) ?? whole
}

type Deps = {readonly client: Client; readonly today: () => CalendarDate; readonly onTick: Ticks}

/** Reads the seven blocks of a month side by side, each by itself, now, daily, and those it is asked for. */
export const readBlocksWith = ({client, today, onTick}: Deps) =>
  fromCallback<BlocksAsked, {month: Month}>(({input: {month}, sendBack, receive}) => {
    const range = () => rangeOf(month, today())
    const readOne = async (block: ReportBlock, signal: AbortSignal) => {
      try {
        const read = await readers[block]({client, range: range(), signal})
        if (!signal.aborted) sendBack({type: 'blocks.done', reads: [read]})
      } catch (error) {
        if (!signal.aborted) sendBack({type: 'blocks.failed', blocks: [block], failure: requestFailureIn(error)})
      }
    }
    const ended = new AbortController()
    const readAll = async (signal: AbortSignal) => {
      await Promise.all(reportBlocks.map((block) => readOne(block, signal)))
    }
    const reading = readDaily(readAll, onTick)
    receive(({blocks}) => {
      for (const block of blocks) void readOne(block, ended.signal)
    })
    return () => {
      ended.abort()
      reading.stop()
    }
  })
