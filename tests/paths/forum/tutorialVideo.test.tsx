import {TutorialVideoView} from '../../../src/features/forum/TutorialVideoView.tsx'
import {tutorialVideoModel, tutorialVideoView} from '../../models/forum/tutorialVideo.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(tutorialVideoModel, tutorialVideoView, (flow) => <TutorialVideoView {...flow} />)
