import {loadingLogo} from 'styled-system/recipes/loading-logo'
import {LogoMark} from '../content/Logo.tsx'

/**
 * The loading logo over the whole screen (spec 1§9). `splashMarkup` draws the same thing without JavaScript, so that
 * the page can show it from its first paint and React takes over without a jump.
 */
export const LoadingLogo = ({label}: {readonly label: string}) => {
  const styles = loadingLogo()
  return (
    <div className={styles.root} role="status">
      <LogoMark className={styles.mark} />
      <p className={styles.text}>{label}</p>
    </div>
  )
}
