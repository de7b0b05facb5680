import {css} from 'styled-system/css'
import {type RelevanceLevel, relevanceLevels} from '../../../domain/themes/theme.ts'

/** Three bars, of which one, two or all are filled; the word always stands beside it. */
export function RelevanceMark({level}: {readonly level: RelevanceLevel}) {
  const filled = relevanceLevels.indexOf(level) + 1
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false" className={markStyle}>
      {relevanceLevels.map((name, index) => (
        <rect
          key={name}
          x={2 + index * 6}
          y={12 - index * 5}
          width={4}
          height={6 + index * 5}
          rx={1}
          fill={index < filled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.25}
        />
      ))}
    </svg>
  )
}

const markStyle = css({flexShrink: '0'})
