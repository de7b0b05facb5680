import type {AnyVariables, Client, TypedDocumentNode} from '@urql/core'
import {type EventObject, fromCallback} from 'xstate'
import type {DateRange} from '../../../domain/performance/ranges.ts'
import {weekOf} from '../../../domain/performance/weeks.ts'
import {type RequestFailure, requestFailureIn} from '../../../domain/profile/requestFailure.ts'
import {addDays, type CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {ChartChoice} from '../../../machines/performance/generalPerformance.types.ts'
import {CountAnswerClassificationDocument, GetPerformanceChartDocument} from '../gen/performance/graphql.ts'
import {type Read, readNow} from '../study/reads.ts'
import {readDaily, type Ticks} from './daily.ts'

type Deps = {readonly client: Client; readonly today: () => CalendarDate; readonly onTick: Ticks}

/**
 * What the device knows, at once, and then what the server says (`cache-and-network`, spec 3§7). Rejects with a
 * `RequestError` when neither is known.
 */
async function readBoth<Data, Variables extends AnyVariables>(
  client: Client,
  {document, variables}: {readonly document: TypedDocumentNode<Data, Variables>; readonly variables: Variables},
  signal: AbortSignal,
  tell: (read: Read<Data>) => void,
): Promise<void> {
  const known = await client.query(document, variables, {requestPolicy: 'cache-only'}).toPromise()
  if (!signal.aborted && known.data !== undefined && known.data !== null) tell({data: known.data, isFromDevice: false})
  tell(await readNow(client, document, variables, signal))
}

type Tell = {
  readonly signal: AbortSignal
  readonly sendBack: (event: EventObject & {readonly failure?: RequestFailure}) => void
  readonly failed: string
}

async function told(run: () => Promise<void>, {signal, sendBack, failed}: Tell): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!signal.aborted) sendBack({type: failed, failure: requestFailureIn(error)})
  }
}

/** The Monday of the first week of a span that ends this week. */
const startOf = (today: CalendarDate, weeks: number): CalendarDate => addDays(weekOf(today).start, -7 * (weeks - 1))

/** The weeks of the chart (spec 3§7 `getPerformanceChart`), now and daily. */
export const readChartWith = ({client, today, onTick}: Deps) =>
  fromCallback<EventObject, ChartChoice>(({input: {tag, span}, sendBack}) => {
    const reading = readDaily(
      (signal) =>
        told(
          () =>
            readBoth(
              client,
              {document: GetPerformanceChartDocument, variables: {startsAt: startOf(today(), Number(span)), tag}},
              signal,
              ({data, isFromDevice}) => {
                if (signal.aborted) return
                const points = data.getPerformanceChart.map(({globalCorrect, globalWrong, ...point}) => ({
                  ...point,
                  globalCorrect: globalCorrect ?? null,
                  globalWrong: globalWrong ?? null,
                }))
                sendBack({type: 'chart.arrived', points, isFromDevice})
              },
            ),
          {signal, sendBack, failed: 'chart.failed'},
        ),
      onTick,
    )
    return reading.stop
  })

/** The answers of a range by area (spec 3§7 `countAnswerClassification`), now and daily. */
export const readDonutWith = ({client, onTick}: Pick<Deps, 'client' | 'onTick'>) =>
  fromCallback<EventObject, {range: DateRange}>(({input: {range}, sendBack}) => {
    const reading = readDaily(
      (signal) =>
        told(
          async () => {
            const variables = {dateStart: range.first, dateEnd: range.last}
            const {data, isFromDevice} = await readNow(client, CountAnswerClassificationDocument, variables, signal)
            if (signal.aborted) return
            const areas = data.countAnswerClassification.map(({area, ...counts}) => ({...counts, area: area ?? null}))
            sendBack({type: 'donut.arrived', areas, isFromDevice})
          },
          {signal, sendBack, failed: 'donut.failed'},
        ),
      onTick,
    )
    return reading.stop
  })
