import {useId} from 'react'
import type {ReactNode} from 'react'
import {switchControl} from 'styled-system/recipes/switch-control'
import {CheckIcon} from '../icon/icons.tsx'

export interface SwitchProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, with effect at once. On also shows a check mark, so that colour is not all there is to see. */
export const Switch = ({label, hint, checked, disabled = false, onChange}: SwitchProps) => {
  const styles = switchControl()
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className={styles.root}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      {...(hint !== undefined && {'aria-describedby': `${id}-hint`})}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track}>
        <span className={styles.thumb}>
          <CheckIcon strokeWidth={3} />
        </span>
      </span>
      <span className={styles.text}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </button>
  )
}
