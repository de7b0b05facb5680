import {ProfileFetchView} from '../../../src/features/profile/ProfileFetchView.tsx'
import {product, profileFetchModel, profileFetchView} from '../../models/profile/profileFetch.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(profileFetchModel, profileFetchView, ({state, send}) => (
  <ProfileFetchView state={state} send={send} onLeave={() => undefined}>
    {() => <p>{product}</p>}
  </ProfileFetchView>
))
