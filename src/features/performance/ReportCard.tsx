import {useSelector} from '@xstate/react'
import {useEffect, useLayoutEffect, useMemo} from 'react'
import {monthOfParameter} from '../../../domain/performance/places.ts'
import {reportMonths} from '../../../domain/performance/ranges.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {reportCardMachine} from '../../../machines/performance/reportCard.machine.ts'
import {markPages} from '../../services/question/printer.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {monthName, reportName, reportText} from '../../text/performance/reportCard.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useQueryParameter} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {downloadCsv} from './download.implementations.ts'
import {createReportCardImplementations, monthParameter} from './reportCard.implementations.ts'
import {ReportCardView} from './ReportCardView.tsx'
import {useCreatedOn, useStudyDay, useToday} from './useToday.ts'

/** `/desempenho/boletim?mes` (spec 3§2.1). */
export function ReportCard() {
  const day = useStudyDay()
  // A new month is one more to choose from.
  return <Months key={day.slice(0, 6)} day={day} />
}

function Months({day}: {readonly day: CalendarDate}) {
  const {client} = useStudentActors()
  const today = useToday()
  const createdOn = useCreatedOn()
  const months = useMemo(() => reportMonths(createdOn, day), [createdOn, day])
  const month = monthOfParameter(useQueryParameter(monthParameter), months)
  const actor = useFlow(reportCardMachine, {
    implementations: createReportCardImplementations({client, ...today}),
    input: () => ({month, months}),
  })
  useEffect(() => actor.send({type: 'address.changed', month}), [actor, month])
  useNetworkReturned(actor, 'network.returned')
  const name = reportName(month)
  usePageTitle(`${reportText.title}: ${monthName(month)}`)
  useLayoutEffect(() => markPages({title: name, ...performanceText.pageOf}), [name])
  return (
    <ReportCardView
      state={useSelector(actor, (snapshot) => snapshot)}
      send={actor.send}
      today={day}
      download={downloadCsv}
    />
  )
}
