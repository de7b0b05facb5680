import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react'
import {useSearch} from 'wouter'
import {PublicLayout} from '../features/access/PublicLayout.tsx'
import {WelcomeContext, welcomeOfQuery} from '../features/access/welcome.ts'
import {whenIdle} from '../services/platform/idle.ts'

const PublicShell = lazy(() => import('../features/access/PublicShell.tsx').then((module) => ({default: module.PublicShell})))

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
      <PublicLayout welcome={welcome} aside={isIdle ? <Suspense fallback={null}><PublicShell onWelcome={setWelcome} /></Suspense> : null}>
        {children}
      </PublicLayout>
    </WelcomeContext>
  )
}
