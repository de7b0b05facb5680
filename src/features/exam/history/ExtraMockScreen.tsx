import {css} from 'styled-system/css'
import {historyPath} from '../../../../domain/exam/history.ts'
import {requestedDate} from '../../../../domain/agenda/date.ts'
import {timeZone} from '../../../services/platform/device.ts'
import {brand} from '../../../text/shared/brand.ts'
import {mockText, mockTitle} from '../../../text/exam/exam.ts'
import {examHistoryText} from '../../../text/exam/examHistory.ts'
import {ButtonLink} from '../../../ui/action/ButtonLink.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {ArrowLeftIcon} from '../../../ui/icon/icons.tsx'
import {usePageTitle} from '../../access/usePageTitle.ts'
import {useRoot} from '../../root.ts'
import {useQueryParameter} from '../../shell/useAddress.ts'
import {MockExam} from '../MockExam.tsx'

const none = (
  <EmptyState art="calendar" level={1} title={examHistoryText.noActivity}>
    {examHistoryText.noActivityHint}
  </EmptyState>
)
const history = historyPath('simulado', brand.slug)

function Extra({id}: {readonly id: string}) {
  const {now} = useRoot()
  const calendarDate = requestedDate(useQueryParameter('date'), now(), timeZone)
  return <MockExam key={id} source={{kind: 'activity', id}} isExtra calendarDate={calendarDate} none={none} />
}

/** `/atividades-extras/simulado?date&a`: a mock exam beside the agenda (spec 2§2, 3§2.2). */
export function ExtraMockScreen() {
  const id = useQueryParameter('a')
  usePageTitle(mockTitle({title: mockText.kind, isExtra: true}))
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}>
      <p>
        <ButtonLink href={history} variant="ghost" size="sm">
          <ArrowLeftIcon size={18} />
          {examHistoryText.back}
        </ButtonLink>
      </p>
      {id === null || id === '' ? none : <Extra id={id} />}
    </section>
  )
}
