import './index.css'
import {StrictMode} from 'react'
import {createRoot as createReactRoot} from 'react-dom/client'
import {App} from './app/App.tsx'
import {startApp} from './app/root.ts'
import {isOfDiagnostic} from '../domain/shell/routes.ts'
import {leaveCompass} from './services/diagnostic/isBegun.ts'
import {takeSecrets} from './services/access/secrets.ts'
import {dayPainted} from './services/platform/dayPainted.ts'
import {identityLoaded} from './services/platform/identity.ts'
import {whenIdle} from './services/platform/idle.ts'
import {takePushToken} from './services/platform/pushToken.ts'
import {restoreTheme} from './services/platform/theme.ts'
import {currentPath, interceptLinks} from './services/platform/url.ts'
import {brand} from './text/shared/brand.ts'

takeSecrets()
takePushToken()
restoreTheme()
interceptLinks()
// In development /src/dev/inspector.html shows the actors and their events as they happen.
const root = startApp(import.meta.env.DEV ? (await import('./dev/inspect.ts')).inspect : undefined)

const place = document.getElementById('root')
if (!place) throw new Error('the page has no #root')
createReactRoot(place).render(
  <StrictMode>
    <App root={root} />
  </StrictMode>,
)

// Keeping the product on the device fetches all of it: not while the student still waits for the first screen, nor before
// what is around it.
if (import.meta.env.PROD) {
  const keep = () =>
    void import('./services/platform/serviceWorker.ts')
      .then(({keepOnDevice}) => keepOnDevice(() => root.send({type: 'version.found'})))
      // The next start tries again.
      .catch(() => undefined)
  root.splash.subscribe({complete: () => setTimeout(() => identityLoaded.then(keep), 3_000)})
}

// The operator's values, which need the identity SDK: no first screen waits for them.
const followConfig = () =>
  void import('./app/remoteConfig.ts')
    .then(({openRemoteConfig}) => root.send({type: 'remoteConfig.loaded', open: openRemoteConfig}))
    .catch(() => addEventListener('online', followConfig, {once: true}))
// Opening the storage of the tab takes a phone longer than the first paint can wait.
if (!isOfDiagnostic(currentPath(), brand.slug)) void dayPainted().then(leaveCompass)
void identityLoaded.then(() => dayPainted()).then(() => whenIdle(followConfig))
