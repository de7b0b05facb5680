import {SplashView} from '../../../src/features/shell/SplashView.tsx'
import {splashModel, splashScreen, splashView} from '../../models/shell/splash.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(splashModel, splashView, ({state}) => (
  <SplashView state={state}>
    <p>{splashScreen}</p>
  </SplashView>
))
