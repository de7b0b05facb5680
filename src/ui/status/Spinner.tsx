import {spinner} from 'styled-system/recipes/spinner'

export interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg'
  /** What is being waited for. Without it the spinner is decoration beside a text that says so. */
  readonly label?: string
}

export const Spinner = ({size = 'md', label}: SpinnerProps) => (
  <span
    className={spinner({size})}
    {...(label === undefined ? {'aria-hidden': true} : {role: 'status', 'aria-label': label})}
  />
)
