import {MindmapView} from '../../../src/features/study/contents/MindmapView.tsx'
import {mapName, mindmapModel, mindmapView} from '../../models/study/mindmap.model.ts'
import {walkView} from '../../support/walkView.tsx'

const picture = (
  <img
    src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='6'/%3E"
    alt={mapName}
    width={90}
    height={60}
  />
)

walkView(mindmapModel, mindmapView, (flow) => (
  <MindmapView {...flow} description="Sepse leva a quatro ramos." url="/media/sepse.svg" picture={picture} />
))
