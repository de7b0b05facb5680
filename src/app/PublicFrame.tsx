import {type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState} from 'react'
import {useSearch} from '../features/shell/useAddress.ts'
import {PublicLayout} from '../features/access/PublicLayout.tsx'
import {type Welcome, WelcomeContext, welcomeOfQuery} from '../features/access/welcome.ts'
import {whenIdle} from '../services/platform/idle.ts'

const Nothing = () => null

/** What cannot be loaded is left out: the form beside it must not fall with it. */
const PublicShell = lazy<ComponentType<{onWelcome: (welcome: Welcome) => void}>>(() =>
  import('../features/access/PublicShell.tsx').then(
    (module) => ({default: module.PublicShell}),
    () => ({default: Nothing}),
  ),
)

/**
 * The visitor's page around the screen of the address (spec 1§2). What stands beside the card is loaded once the form
 * can be used; its place is kept.
 */
export function PublicFrame({children}: {readonly children: ReactNode}) {
  const search = useSearch()
  const [welcome, setWelcome] = useState(() => welcomeOfQuery(search))
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <WelcomeContext value={welcome}>
      <PublicLayout
        welcome={welcome}
        aside={
          isIdle ? (
            <Suspense fallback={null}>
              <PublicShell onWelcome={setWelcome} />
            </Suspense>
          ) : null
        }
      >
        {children}
      </PublicLayout>
    </WelcomeContext>
  )
}
