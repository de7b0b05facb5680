import {type ComponentType, useEffect} from 'react'
import {type PerformancePage, performancePageOf, performancePath} from '../../../domain/performance/places.ts'
import {goToClean} from '../../services/platform/url.ts'
import {useLocation} from '../shell/useAddress.ts'
import {GeneralPerformance} from './GeneralPerformance.tsx'
import {MockRanking} from './MockRanking.tsx'
import {ReportCard} from './ReportCard.tsx'
import {WeeklyGoals} from './WeeklyGoals.tsx'

const pages: Readonly<Record<PerformancePage, ComponentType>> = {
  geral: GeneralPerformance,
  boletim: ReportCard,
  'metas-semanais': WeeklyGoals,
  ranking: MockRanking,
}

/** `/desempenho/{page}` (spec 3§2.1); an address that names no page leads to the weekly goals. */
export function PerformanceScreen() {
  const [path] = useLocation()
  const page = performancePageOf(path)
  useEffect(() => {
    if (page === null) goToClean(performancePath('metas-semanais'), {replace: true})
  }, [page])
  if (page === null) return null
  const Page = pages[page]
  return <Page />
}
