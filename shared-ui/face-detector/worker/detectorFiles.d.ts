declare module '@mediapipe/tasks-vision/vision_wasm_module_internal.js' {
  export default function createProgram(options: object): Promise<object>;
}

declare module '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm' {
  export const address: string;
  export const integrity: string;
}

declare module '@mediapipe/face_detection/face_detection_short_range.tflite' {
  export const address: string;
  export const integrity: string;
}
