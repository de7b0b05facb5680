import {logo} from 'styled-system/recipes/logo'
import {brand} from '../text/brand.ts'

export interface LogoProps {
  readonly size?: 'sm' | 'md' | 'lg'
  /** `mark` draws the symbol alone, with the name for assistive technology. */
  readonly show?: 'full' | 'mark'
}

const Mark = ({className, styles}: {readonly className: string | undefined; readonly styles: ReturnType<typeof logo>}) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <rect className={styles.tile} width="32" height="32" rx="8" />
    <path className={styles.stroke} d="M7.5 24.5 16 7l8.5 17.5" />
    <path className={styles.pulse} d="M9.5 19h3.7l1.5-3.250 2.6 6 1.5-2.750h3.7" />
  </svg>
)

/** Symbol (an A crossed by a pulse) and the product's name, which comes from the brand file (D-32). */
export const Logo = ({size = 'md', show = 'full'}: LogoProps) => {
  const styles = logo({size})
  return (
    <span className={styles.root}>
      <Mark className={styles.mark} styles={styles} />
      <span className={show === 'full' ? styles.word : 'visuallyHidden'}>{brand.name}</span>
    </span>
  )
}

/** The symbol alone, as large as `className` says; decoration. */
export const LogoMark = ({className}: {readonly className?: string | undefined}) => <Mark className={className} styles={logo()} />
