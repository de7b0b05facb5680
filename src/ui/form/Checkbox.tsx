import type {ComponentProps, ReactNode} from 'react'
import {checkbox} from 'styled-system/recipes/checkbox'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** The words beside the box; pressing them ticks it. */
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** A box to tick: the system's own, in the product's colour. */
export const Checkbox = ({label, hint, className, ...rest}: CheckboxProps) => {
  const styles = checkbox()
  return (
    <label className={[styles.root, className].filter(Boolean).join(' ')}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
