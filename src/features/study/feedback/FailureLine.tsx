import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'

type Props = {readonly title: string; readonly hint: string; readonly children?: ReactNode}

/** What did not happen and why, beside the control that was used; the toast says it too. */
export function FailureLine({title, hint, children}: Props) {
  return (
    <p role="status" className={lineStyle}>
      <WarningIcon size={16} />
      <span>{`${title} ${hint}`}</span>
      {children}
    </p>
  )
}

const lineStyle = css({
  // A line of its own below the row of controls it stands in.
  flexBasis: 'full',
  order: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'small',
  color: 'wrong.text',
  '& > svg': {flexShrink: '0'},
  '& > span': {flex: '[1 1 12rem]'},
})
