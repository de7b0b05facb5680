import {useId} from 'react'
import {progressBar} from 'styled-system/recipes/progress-bar'

export interface ProgressBarProps {
  readonly label: string
  /** Between 0 and `max`. */
  readonly value: number
  readonly max?: number
  /** What the value says in words, for example "12 de 20". */
  readonly valueText?: string
  readonly tone?: 'brand' | 'right' | 'wrong' | 'warning'
  readonly size?: 'sm' | 'md'
  /** Keeps label and value for assistive technology only. */
  readonly hideText?: boolean
  /** `meter` for a measure (score), `progressbar` for a task that advances. */
  readonly role?: 'progressbar' | 'meter'
}

const percent = (value: number, max: number): number => (max <= 0 ? 0 : Math.min(100, Math.max(0, (100 * value) / max)))

export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  size = 'md',
  hideText = false,
  role = 'progressbar',
}: ProgressBarProps) => {
  const styles = progressBar({tone, size})
  const labelId = useId()
  return (
    <div className={styles.root}>
      {!hideText && (
        <div className={styles.row}>
          <span className={styles.label} id={labelId}>
            {label}
          </span>
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <span
        className={styles.track}
        role={role}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        {...(valueText !== undefined && {'aria-valuetext': valueText})}
        {...(hideText ? {'aria-label': label} : {'aria-labelledby': labelId})}
      >
        <span className={styles.fill} style={{width: `${percent(value, max)}%`}} />
      </span>
    </div>
  )
}
