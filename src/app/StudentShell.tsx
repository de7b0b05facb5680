import {useSelector} from '@xstate/react'
import {Suspense, useSyncExternalStore} from 'react'
import {Provider} from 'urql'
import {css} from 'styled-system/css'
import {useLocation} from '../features/shell/useAddress.ts'
import {isShellless} from '../../domain/shell/routes.ts'
import {routeOf} from '../../domain/shell/routeTable.ts'
import {isAccessOpen} from '../../machines/shell/accessBlocked.selectors.ts'
import {KeptContext} from '../features/kept.ts'
import {ProfileFetchView} from '../features/profile/ProfileFetchView.tsx'
import {useRoot} from '../features/root.ts'
import {Shell} from '../features/shell/Shell.tsx'
import {useIsUncovered} from '../features/shell/useSplash.ts'
import {StudentContext, useStudentActors} from '../features/studentActors.ts'
import {brand} from '../text/shared/brand.ts'
import {shellText} from '../text/shell/shell.ts'
import {LoadingLogo} from '../ui/status/LoadingLogo.tsx'
import {Skeleton} from '../ui/status/Skeleton.tsx'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {NotFound} from './NotFound.tsx'
import {screenAt} from './screens.tsx'
import {banner, headerEnd, headerStart, notices, overlays, type Slot} from './shellSlots.tsx'

/** Parts wait for their code on their own and fail on their own, so that neither holds anybody up. */
function Slots({of}: {readonly of: readonly Slot[]}) {
  return of.map(({id, Part}) => (
    <ErrorBoundary key={id} instead={null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  ))
}

/** The screen of the address; the not-found page for addresses that lead nowhere, and for areas that are not built yet. */
function ScreenAt({path}: {readonly path: string}) {
  const found = routeOf(path, brand.slug) ? screenAt(path)?.screen : undefined
  return (
    <Suspense
      fallback={
        <div className={waitingStyle}>
          <Skeleton shape="text" lines={8} label={shellText.loading} />
        </div>
      }
    >
      {found ? <found.Part /> : <NotFound />}
    </Suspense>
  )
}

function Product() {
  const {access} = useStudentActors()
  const isOpen = useSelector(access, isAccessOpen)
  const isUncovered = useIsUncovered()
  const [path] = useLocation()
  const screen = isOpen ? <ScreenAt path={path} /> : null
  return (
    <>
      {isShellless(path, brand.slug) ? (
        <main className={bareStyle}>{screen}</main>
      ) : (
        <Shell
          headerStart={<Slots of={headerStart} />}
          headerEnd={<Slots of={headerEnd} />}
          banner={<Slots of={banner} />}
        >
          <div className={noticesStyle}>
            <Slots of={notices} />
          </div>
          {screen}
        </Shell>
      )}
      {isUncovered ? <Slots of={overlays} /> : null}
    </>
  )
}

function KnownStudent() {
  const {leave} = useRoot()
  const {profileFetch, outbox} = useStudentActors()
  const state = useSelector(profileFetch, (snapshot) => snapshot)
  const isKept = useSelector(outbox, ({context}) => !context.isShut)
  return (
    <KeptContext value={isKept}>
      <ProfileFetchView state={state} send={profileFetch.send} onLeave={leave}>
        {() => <Product />}
      </ProfileFetchView>
    </KeptContext>
  )
}

/** Everything a signed-in student sees around the screen of the address (spec 1§2). */
export function StudentShell() {
  const {student} = useRoot()
  const actors = useSyncExternalStore(student.subscribe, student.read)
  if (!actors) return <LoadingLogo label={shellText.loading} />
  return (
    <StudentContext key={actors.uid} value={actors}>
      <Provider value={actors.client()}>
        <KnownStudent />
      </Provider>
    </StudentContext>
  )
}

/** The footer stays below the fold until the screen is here, so that nothing jumps. */
const waitingStyle = css({minHeight: 'screen'})
const noticesStyle = css({
  display: 'flex',
  flexDirection: 'column',
  // What is only said takes no room.
  '& > *': {marginBottom: '3'},
  '& > :last-child': {marginBottom: '5'},
})
const bareStyle = css({minHeight: 'screen', px: 'gutter', paddingBlock: '6'})
