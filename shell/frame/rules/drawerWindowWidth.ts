/** Below this width, the drawer folds to its rail before a table loses a column. */
export const drawerWindowWidth = 1280;
