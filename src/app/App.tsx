import {useSelector} from '@xstate/react'
import {lazy, Suspense} from 'react'
import {useLocation} from 'wouter'
import {Login} from '../features/access/Login.tsx'
import {SessionView} from '../features/access/SessionView.tsx'
import {type Root, RootContext} from '../features/root.ts'
import {RedirectView} from '../features/shell/RedirectView.tsx'
import {SplashView} from '../features/shell/SplashView.tsx'
import {shellText} from '../text/shell.ts'
import {LoadingLogo} from '../ui/LoadingLogo.tsx'
import {LazyToaster} from '../ui/LazyToaster.tsx'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {NotFound} from './NotFound.tsx'
import {publicScreens} from './publicScreens.tsx'

const StudentShell = lazy(() => import('./StudentShell.tsx').then((module) => ({default: module.StudentShell})))

function Visitor() {
  const [path] = useLocation()
  const found = publicScreens.find((screen) => screen.path === path)
  return found ? <found.Screen /> : <NotFound />
}

function Session({root}: {root: Root}) {
  const state = useSelector(root.session, (snapshot) => snapshot)
  const redirect = useSelector(root.redirect, (snapshot) => snapshot)
  return (
    <RedirectView state={redirect}>
      <SessionView state={state} send={root.session.send} visitor={<Visitor />} student={<StudentShell />} renewal={<Login />} />
    </RedirectView>
  )
}

function Boot({root}: {root: Root}) {
  const state = useSelector(root.splash, (snapshot) => snapshot)
  return <SplashView state={state}><Session root={root} /></SplashView>
}

/** The whole product over its root actors. */
export function App({root}: {readonly root: Root}) {
  return (
    <RootContext value={root}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingLogo label={shellText.loading} />}>
          <Boot root={root} />
        </Suspense>
      </ErrorBoundary>
      <LazyToaster closeLabel={shellText.close} label={shellText.notices} />
    </RootContext>
  )
}
