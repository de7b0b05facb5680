import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {relevanceLevels} from '../../../domain/themes/theme.ts'
import {legendText} from '../../text/themes/themes.ts'
import {CheckIcon} from '../../ui/icon/icons.tsx'
import {LockIcon} from '../../ui/icon/lateIcons.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {RelevanceMark} from './RelevanceMark.tsx'

const statuses: readonly {readonly badge: ReactNode; readonly hint: string}[] = [
  {badge: <Badge icon={<LockIcon />}>{legendText.locked}</Badge>, hint: legendText.lockedHint},
  {badge: <Badge tone="info">{legendText.released}</Badge>, hint: legendText.releasedHint},
  {
    badge: (
      <Badge tone="right" icon={<CheckIcon />}>
        {legendText.finished}
      </Badge>
    ),
    hint: legendText.finishedHint,
  },
]

/** What the icons and colours of the theme list mean. */
export function ThemeLegend({onClose}: {readonly onClose: () => void}) {
  return (
    <Dialog open onClose={onClose} title={legendText.title} closeLabel={legendText.close}>
      <h3 className={headingStyle}>{legendText.relevance}</h3>
      <p className={hintStyle}>{legendText.relevanceHint}</p>
      <ul className={listStyle}>
        {relevanceLevels.map((level) => (
          <li key={level} className={itemStyle}>
            <RelevanceMark level={level} />
            <span>{legendText.levels[level]}</span>
          </li>
        ))}
      </ul>
      <h3 className={headingStyle}>{legendText.status}</h3>
      <ul className={listStyle}>
        {statuses.map(({badge, hint}) => (
          <li key={hint} className={itemStyle}>
            {badge}
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const headingStyle = css({textStyle: 'label', color: 'text.strong', marginTop: '4', _first: {marginTop: '0'}})
const hintStyle = css({textStyle: 'small', color: 'text.muted', marginTop: '1'})
const listStyle = css({display: 'flex', flexDirection: 'column', gap: '2', marginTop: '2'})
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  textStyle: 'body',
  color: 'text.default',
})
