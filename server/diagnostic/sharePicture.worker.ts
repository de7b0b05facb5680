import {answerDrawings} from '../kernel/drawings.ts'
import {sharePicture, type ShareToDraw} from './sharePicture.ts'

answerDrawings(({result, brandName}: ShareToDraw) => sharePicture(result, brandName))
