import {useSelector} from '@xstate/react'
import {type ReactNode, Suspense} from 'react'
import {useLocation} from '../features/shell/useAddress.ts'
import {routeOf} from '../../domain/shell/routeTable.ts'
import {sessionUser, writesLeftBehind} from '../../machines/access/session.selectors.ts'
import {SessionView} from '../features/access/SessionView.tsx'
import {type Root, RootContext} from '../features/root.ts'
import {RedirectView} from '../features/shell/RedirectView.tsx'
import {SplashView} from '../features/shell/SplashView.tsx'
import {brand} from '../text/shared/brand.ts'
import {shellText} from '../text/shell/shell.ts'
import {LoadingLogo} from '../ui/status/LoadingLogo.tsx'
import {LazyToaster} from '../ui/status/LazyToaster.tsx'
import {Skeleton} from '../ui/status/Skeleton.tsx'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {NotFound} from './NotFound.tsx'
import {PublicFrame} from './PublicFrame.tsx'
import {openScreens, publicScreens} from './publicScreens.tsx'
import {studentShell} from './shellPart.ts'
import {lazyNamed} from '../ui/loading/lazyLoading.tsx'

const Renewal = lazyNamed(() => import('../features/access/Renewal.tsx'), 'Renewal')
const SignOutDialog = lazyNamed(() => import('../features/access/SignOutDialog.tsx'), 'SignOutDialog')

function Visitor() {
  const [path] = useLocation()
  const found = publicScreens.find((screen) => screen.path === path)
  return <Framed>{found ? <found.Screen /> : <NotFound />}</Framed>
}

const Framed = ({children}: {children: ReactNode}) => (
  <PublicFrame>
    <Suspense fallback={<Skeleton shape="block" lines={3} label={shellText.loading} />}>{children}</Suspense>
  </PublicFrame>
)

/** The screen of an address that is open to everybody; else what belongs to who is there. */
function Open({children}: {children: ReactNode}) {
  const [path] = useLocation()
  const area = routeOf(path, brand.slug)?.area
  const found = openScreens.find((screen) => screen.path === path || screen.path === area)
  if (!found) return children
  return found.isFramed ? (
    <Framed>
      <found.Screen />
    </Framed>
  ) : (
    <found.Screen />
  )
}

/** Made once: what the session's state does not change is not drawn again with it. */
const visitor = <Visitor />
const student = <studentShell.Part />

function Session({root}: {root: Root}) {
  const state = useSelector(root.session, (snapshot) => snapshot)
  const redirect = useSelector(
    root.redirect,
    (snapshot) => snapshot,
    (before, after) => before.matches('idle') === after.matches('idle'),
  )
  return (
    <RedirectView state={redirect}>
      <Open>
        <SessionView
          state={state}
          visitor={visitor}
          student={student}
          renewal={
            <Suspense fallback={null}>
              <Renewal email={sessionUser(state)?.email ?? null} onLeave={root.leave} />
            </Suspense>
          }
          leaving={
            <Suspense fallback={null}>
              <SignOutDialog
                waiting={writesLeftBehind(state) ?? 0}
                isKept={!root.student.read()?.outbox.getSnapshot().context.isShut}
                onConfirm={() => root.session.send({type: 'signOut.confirm'})}
                onCancel={() => root.session.send({type: 'signOut.cancel'})}
              />
            </Suspense>
          }
        />
      </Open>
    </RedirectView>
  )
}

function Boot({root}: {root: Root}) {
  const state = useSelector(root.splash, (snapshot) => snapshot)
  return (
    <SplashView state={state}>
      <Session root={root} />
    </SplashView>
  )
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
