import './spot.css'
import './ring.css'
import './land.css'
import './panels.css'
